import "@caliper/design-system/fonts";
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from "react";
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
  stylesLoaded,
} from "./rendered/renderedState.ts";
import { routes } from "./routes.tsx";
import { createServices } from "./state/services.tsx";
import { clearLeftovers } from "./state/startup.ts";

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element with the id root.");
const services = createServices();

const portal = (
  <StrictMode>
    <BrowserRouter>
      <Portal services={services} routes={routes} />
    </BrowserRouter>
  </StrictMode>
);

/** Synchronous, so that the first paint has its theme. */
function render(root: HTMLElement): void {
  showAtOnce();
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

/** Makes the sign-in page that the server rendered interactive. It is hidden from users who are signed in. */
async function hydrate(root: HTMLElement): Promise<void> {
  const { store } = services;
  await preload(services, window.location);
  restoreStyles(root);
  // The server does not know the language if the cookie is missing.
  const isSame = store.readLanguage() === document.documentElement.lang;
  if (isSame && store.readSession() === undefined) hydrateRoot(root, portal);
  else render(root);
}

/** Removes the styles of the server's page for signed-in users, and its waiting for scripts. */
function showAtOnce(): void {
  const { dataset } = document.documentElement;
  delete dataset["member"];
  delete dataset["resuming"];
}

/** Removes the styles that reserve space for the new frame in the server's page. */
function Replacement({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset["member"];
  }, []);
  return children;
}

const rendered = readState();
if (rendered !== undefined) {
  void replace(container, rendered);
} else if (container.hasChildNodes()) {
  void hydrate(container);
} else {
  // Requested before React starts, so that texts and page load at the same time.
  void preload(services, window.location);
  render(container);
}
void clearLeftovers().catch(() => undefined);
