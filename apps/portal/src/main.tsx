import "@caliper/design-system/fonts";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { Portal } from "./Portal.tsx";
import "./print.css";
import { preload } from "./preload.ts";
import {
  readState,
  type RenderedState,
  restoreState,
  restoreStyles,
} from "./rendered/renderedState.ts";
import { createServices, type Services } from "./state/services.tsx";
import { clearLeftovers } from "./state/startup.ts";

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element with the id root.");
const services = createServices();

const portal = (given: Services) => (
  <StrictMode>
    <BrowserRouter>
      <Portal services={given} />
    </BrowserRouter>
  </StrictMode>
);

/** Synchronous, so that the first paint has its theme. */
function render(root: HTMLElement): void {
  const page = createRoot(root);
  flushSync(() => page.render(portal(services)));
}

/** Continues the page that the server rendered. */
async function resume(root: HTMLElement, state: RenderedState): Promise<void> {
  restoreState(services.queries, state);
  const isSignedIn = services.store.readSession() !== undefined;
  const given = isSignedIn ? services : { ...services, rendered: state };
  // All code and texts first: what suspends would replace the page with an empty one.
  await preload(given, window.location);
  if (!isSignedIn) {
    restoreStyles(root);
    hydrateRoot(root, portal(given));
    return;
  }
  // Signed-in users have another frame, which replaces the page.
  render(root);
  delete document.documentElement.dataset["member"];
}

const rendered = readState();
if (rendered === undefined) {
  // Requested before React starts, so that texts and page load at the same time.
  void preload(services, window.location);
  render(container);
} else {
  void resume(container, rendered);
}
void clearLeftovers().catch(() => undefined);
