import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { offeredLanguage, type WrittenLanguage } from "@caliper/catalogue-model";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { catalogueRevision } from "../changes/revision.ts";
import type { OpenDatabase } from "../db/index.ts";
import type { Callers } from "./access-hook.ts";
import { anonymousFetch } from "./datasheet-page.ts";
import { isFromOrigin } from "./origins.ts";
import { fieldProblem, Problem } from "./problems.ts";
import { originOf } from "./public-pages.ts";
import { createPageCache, pageOf } from "./rendered-pages.ts";
import { sendPage } from "./send-page.ts";
import { type Message, message } from "../messages/message.ts";

/** What a caller may choose besides the code. */
interface Choice {
  readonly key: string;
  readonly locale: WrittenLanguage;
  readonly theme: "light" | "dark";
  readonly linkTemplate?: string;
  readonly headingLevel?: number;
}

/** What a build of the embed exports for the server; see `apps/embed/src/server-entry.ts`. */
interface ServerEntry {
  readonly renderDatasheet: (
    question: Choice & {
      readonly code: string;
      readonly origin: string;
      readonly fetch: (request: Request) => Promise<Response>;
    },
  ) => Promise<string | undefined>;
}

const capacity = 200;
const longestTemplate = 500;

const headers = {
  "cache-control": "public, max-age=60",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
} as const;

export interface EmbeddedDatasheetOptions extends Pick<Callers, "keys" | "uses" | "limit"> {
  readonly database: OpenDatabase;
  /** Where the built script is; its part for the server is beside it. */
  readonly folder: string;
  readonly publicUrl: string | undefined;
}

/**
 * Serves `/embed/v1/datasheet/{code}.html?key=`: the element with its content, for servers of other sites that put it into
 * their pages. It is rendered for an anonymous visitor, whatever the key may see. Does nothing where the embed has not been
 * built.
 */
export function serveEmbeddedDatasheet(
  app: FastifyInstance,
  { database, folder, publicUrl, ...callers }: EmbeddedDatasheetOptions,
): void {
  const file = join(folder, "../dist-server/server-entry.js");
  if (!existsSync(file)) return;
  const pages = createPageCache({ revision: catalogueRevision(database), capacity });
  let entry: Promise<ServerEntry> | undefined;
  const loadEntry = () => (entry ??= import(pathToFileURL(file).href) as Promise<ServerEntry>);

  app.route({
    method: ["GET", "HEAD"],
    url: "/embed/v1/datasheet/:file",
    async handler(request, reply) {
      const choice = choiceOf(request);
      await admitKey(request, choice.key, callers);
      const name = (request.params as { file: string }).file;
      const code = /^(.{1,100})\.html$/u.exec(name)?.[1]?.trim().toUpperCase();
      if (!code) throw new Problem("not-found", message("datasheet.missing"));
      const origin = originOf(request, publicUrl);
      const page = await pages.page(JSON.stringify([code, origin, choice]), async () => {
        const { renderDatasheet } = await loadEntry();
        const fetch = anonymousFetch(app);
        const html = await renderDatasheet({ ...choice, code, origin, fetch });
        return html === undefined
          ? undefined
          : pageOf({ status: 200, html, scripts: [], styles: [] });
      });
      if (!page) throw new Problem("not-found", message("product.unknown"));
      return sendPage(request, reply, page, headers);
    },
  });
}

/** Counts the call for its key. @throws Problem when the key does not work here, or too often */
async function admitKey(
  request: FastifyRequest,
  id: string,
  { keys, uses, limit }: Pick<Callers, "keys" | "uses" | "limit">,
): Promise<void> {
  const caller = await keys.byId(id);
  if (!caller) throw new Problem("invalid-key", message("key.unknown"));
  request.keyCaller = caller;
  try {
    // Servers send no origin.
    const isPage = request.headers.origin !== undefined;
    if (isPage && !isFromOrigin(request, caller.key.origins))
      throw new Problem("foreign-origin", message("key.foreignOrigin"));
    await limit(request);
  } catch (error) {
    uses.count(caller.key.id, false);
    throw error;
  }
  uses.count(caller.key.id, true);
}

/** @throws Problem for a parameter of another form */
function choiceOf(request: FastifyRequest): Choice {
  const query = new URLSearchParams(request.url.split("?", 2)[1]);
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const reject = (field: string, expected: Message): never => {
    throw fieldProblem([{ field, expected }]);
  };
  const locale =
    offeredLanguage(text("lang") ?? "en") ?? reject("lang", message("expected.languages"));
  const theme = text("theme") ?? "light";
  if (theme !== "light" && theme !== "dark") return reject("theme", message("expected.theme"));
  const level = text("heading-level");
  if (level !== undefined && !/^[1-6]$/u.test(level))
    return reject("heading-level", message("expected.headingLevel"));
  const linkTemplate = text("link-template");
  const isLink = /^(?:https?:\/\/|\/)/u.test(linkTemplate ?? "/");
  if (!isLink || (linkTemplate ?? "").length > longestTemplate)
    return reject("link-template", message("expected.link"));
  return {
    key: text("key") ?? reject("key", message("expected.embedKey")),
    locale,
    theme,
    ...(linkTemplate !== undefined && { linkTemplate }),
    ...(level !== undefined && { headingLevel: Number(level) }),
  };
}
