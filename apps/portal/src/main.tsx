import "@caliper/design-system/fonts";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { Portal } from "./Portal.tsx";
// The build writes the first screen into the document; its styles are part of the style sheet.
import "./first-screen/FirstScreen.css.ts";
import "./print.css";
import { preload } from "./preload.ts";
import { createServices } from "./state/services.tsx";
import { clearLeftovers } from "./state/startup.ts";

const services = createServices();

// Requested before React starts, so that texts and page load at the same time.
preload(services, window.location);
void clearLeftovers().catch(() => undefined);

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root.");
const page = createRoot(root);
// Synchronous, so that the first paint has its theme.
flushSync(() =>
  page.render(
    <StrictMode>
      <BrowserRouter>
        <Portal services={services} />
      </BrowserRouter>
    </StrictMode>,
  ),
);
