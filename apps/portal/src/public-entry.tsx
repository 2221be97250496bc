/** The script of a datasheet that the server rendered for an anonymous visitor. It is built with Preact in place of React. */
import "@caliper/design-system/fonts";
import { hydrateInTurns, nextTask } from "@caliper/catalogue-widgets";
import { hydrateRoot } from "react-dom/client";
import "./print.css";
import { PublicPage } from "./PublicPage.tsx";
import { openIn } from "./rendered/openIn.ts";
import {
  readState,
  type RenderedState,
  restoreState,
  restoreStyles,
} from "./rendered/renderedState.ts";
import { createServices } from "./state/services.tsx";
import { loadSheetTexts } from "./state/texts.ts";

async function hydrate(root: HTMLElement, state: RenderedState): Promise<void> {
  const { language } = state;
  const services = createServices();
  const { store, queries } = services;
  const chosen = store.readLanguage();
  if (chosen !== language) {
    // The server did not know it, because the cookie is missing.
    openIn(chosen, true);
    return;
  }
  restoreState(queries, state);
  const messages = await loadSheetTexts(language);
  restoreStyles(root);
  hydrateInTurns();
  // After the modules have run.
  await nextTask();
  hydrateRoot(root, <PublicPage {...state} services={services} messages={messages} />);
  const { afterStart } = await import("./state/afterStart.ts");
  afterStart(services);
}

const root = document.getElementById("root");
const state = readState();
if (root !== null && state !== undefined) void hydrate(root, state);
