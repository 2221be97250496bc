import "@caliper/design-system/fonts";
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { Portal } from "./Portal.tsx";
import "./print.css";
import { preload } from "./preload.ts";
import {
  readState,
  type RenderedState,
  restoreState,
  stylesLoaded,
} from "./rendered/renderedState.ts";
import { createServices } from "./state/services.tsx";
import { clearLeftovers } from "./state/startup.ts";

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element with the id root.");
const services = createServices();

const portal = (
  <StrictMode>
    <BrowserRouter>
      <Portal services={services} />
    </BrowserRouter>
  </StrictMode>
);

/** Synchronous, so that the first paint has its theme. */
function render(root: HTMLElement): void {
  const page = createRoot(root);
  flushSync(() => page.render(portal));
}

/**
 * Replaces a page that the server rendered: signed-in users have another frame and see more; others keep the page. React
 * renders in short tasks, and the server's page remains until the new one is complete.
 */
async function replace(root: HTMLElement, state: RenderedState): Promise<void> {
  restoreState(services.queries, state);
  // All code and texts first: what suspends would replace the page with an empty one.
  await Promise.all([preload(services, window.location), stylesLoaded()]);
  const page = createRoot(root);
  startTransition(() => page.render(<Replacement>{portal}</Replacement>));
}

/** Removes the styles that reserve space for the new frame in the server's page. */
function Replacement({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset["member"];
  }, []);
  return children;
}

const rendered = readState();
if (rendered === undefined) {
  // Requested before React starts, so that texts and page load at the same time.
  void preload(services, window.location);
  render(container);
} else {
  void replace(container, rendered);
}
void clearLeftovers().catch(() => undefined);
