import type { WrittenLanguage } from "@caliper/catalogue-model";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cameraHeaders } from "./headers.ts";
import type { LoadPortalEntry } from "./portal-entry.ts";
import { type Page, pageOf } from "./rendered-pages.ts";
import { visitorLanguage, pageHeaders, sendPage } from "./send-page.ts";

export interface SignInPageOptions {
  readonly loadEntry: LoadPortalEntry;
  /** Sends the document that the browser renders. */
  readonly sendPortal: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Serves `/`: the same page for everyone, in each language, which the portal hydrates and continues from. */
export function serveSignInPage(app: FastifyInstance, options: SignInPageOptions): void {
  const { loadEntry, sendPortal } = options;
  const pages = new Map<WrittenLanguage, Promise<Page>>();
  const render = async (language: WrittenLanguage) => {
    const { renderSignIn } = await loadEntry();
    return pageOf(await renderSignIn(language));
  };

  app.route({
    method: ["GET", "HEAD"],
    url: "/",
    async handler(request, reply) {
      const language = visitorLanguage(
        request,
        new URLSearchParams(request.url.split("?", 2)[1]).get("lang"),
      );
      const rendered = pages.get(language) ?? render(language);
      pages.set(language, rendered);
      try {
        const page = await rendered;
        return await sendPage(request, reply, page, {
          ...page.headers,
          ...cameraHeaders,
          ...pageHeaders,
        });
      } catch (error) {
        pages.delete(language);
        request.log.error({ err: error }, "the sign-in page could not be rendered");
        return sendPortal(request, reply);
      }
    },
  });
}
