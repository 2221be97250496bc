/** What the server runs: datasheets for pages that servers of other sites render. Vite bundles it with all it needs. */
import {
  renderDatasheet as render,
  type RenderedDatasheetQuestion,
} from "@caliper/catalogue-widgets/embed-server";
import en from "@caliper/catalogue-widgets/messages/en";
import es from "@caliper/catalogue-widgets/messages/es";

/** The styles of all widgets; the build fills them in. */
declare const EMBED_STYLE: string;

const messages = { en, es };

export const renderDatasheet = (question: RenderedDatasheetQuestion) =>
  render(question, { messages: messages[question.locale], style: EMBED_STYLE });
