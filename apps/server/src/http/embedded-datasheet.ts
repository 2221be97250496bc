import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { offeredLanguage, type WrittenLanguage } from "@caliper/catalogue-model";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type ReplacedPart, replacedScript } from "../public-pages/index.ts";
import { Refusal } from "../refusal.ts";
import { admitKey, type Callers } from "./access-hook.ts";
import type { Operation } from "./contract.ts";
import { fieldProblem, Problem } from "./problems.ts";
import { originOf } from "./public-pages.ts";
import {
  createPageCache,
  type Rendering,
  renderingOf,
  type RenderingOptions,
} from "./rendered-pages.ts";
import { sendPage } from "./send-page.ts";
import { type Message, message } from "../messages/message.ts";

/** What a caller may choose besides the code, in few values. */
interface Choice {
  readonly locale: WrittenLanguage;
  readonly theme: "light" | "dark";
  readonly headingLevel?: number;
}

/** What differs between hosts, in any number of values. */
interface Host {
  readonly key: string;
  readonly linkTemplate?: string;
}

type Fill = (host: Host & { readonly origin: string }) => string;

/** What a build of the embed exports for the server; see `apps/embed/src/server-entry.ts`. */
interface ServerEntry {
  readonly renderDatasheet: (
    question: Choice & {
      readonly code: string;
      readonly fetch: (request: Request) => Promise<Response>;
    },
  ) => Promise<Fill | undefined>;
}

const capacity = 200;
const longestTemplate = 500;

const headers = {
  "cache-control": "public, max-age=60",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
} as const;

export interface EmbeddedDatasheetOptions
  extends RenderingOptions, Pick<Callers, "keys" | "uses" | "limit"> {
  /** The call whose answer the page shows: a key that may make it may have the page, too. */
  readonly operation: Operation;
  /** Where the built script is; its part for the server is beside it. */
  readonly folder: string;
  readonly publicUrl: string | undefined;
}

/**
 * Serves `/embed/v1/datasheet/{code}.html?key=`: the element with its content, for servers of other sites that put it into
 * their pages. It is rendered for an anonymous visitor, whatever the key may see, once for all hosts. A replaced code without a
 * product shows its replacement, for machines too.
 */
export function serveEmbeddedDatasheet(
  app: FastifyInstance,
  options: EmbeddedDatasheetOptions,
): void {
  const { calls, folder, operation, publicPages, publicUrl } = options;
  const file = join(folder, "../dist-server/server-entry.js");
  const pages = createPageCache<Rendering<Parameters<Fill>[0]>>(options, capacity);
  let entry: Promise<ServerEntry> | undefined;
  const loadEntry = () => (entry ??= import(pathToFileURL(file).href) as Promise<ServerEntry>);
  /** The code as it is stored, or an old code and what replaces it. */
  const open = (typed: string): Promise<{ code: string; replaced?: ReplacedPart }> =>
    publicPages.openCode(typed).then(
      (code) => ({ code }),
      async (error: unknown) => {
        const replaced = await publicPages.replaced(typed.trim().toUpperCase());
        if (!replaced || !(error instanceof Refusal && error.kind === "notFound")) throw error;
        return { code: replaced.code, replaced };
      },
    );

  app.route({
    method: ["GET", "HEAD"],
    url: "/embed/v1/datasheet/:file",
    async handler(request, reply) {
      if (!existsSync(file)) throw new Problem("not-found", message("embed.notBuilt"));
      const { choice, host } = choiceOf(request);
      await admitKey(request, operation, { kind: "embed", text: host.key }, options, true);
      const name = (request.params as { file: string }).file;
      const typed = /^(.{1,100})\.html$/u.exec(name)?.[1];
      if (typed === undefined) throw new Problem("not-found", message("datasheet.missing"));
      const { code, replaced } = await open(typed);
      const render = async () => {
        const { renderDatasheet } = await loadEntry();
        const fill = await renderDatasheet({ ...choice, code, fetch: calls });
        if (!fill) return undefined;
        return renderingOf(200, (values: Parameters<Fill>[0]) => ({
          status: 200,
          html:
            fill(values) + (replaced ? replacedScript(replaced, choice.locale, values.origin) : ""),
          scripts: [],
          styles: [],
        }));
      };
      const rendering = await pages
        .page(request, [code, choice], render)
        .catch((error: unknown) => {
          if (error instanceof Problem) throw error;
          request.log.error({ err: error }, "a datasheet could not be rendered");
          throw new Problem("unavailable", message("datasheet.notRendered"), {
            headers: { "retry-after": "5" },
          });
        });
      // It has been removed in the meantime.
      if (!rendering) throw new Problem("not-found", message("product.unknown"));
      const origin = originOf(request, publicUrl);
      return sendPage(request, reply, rendering.pageFor({ ...host, origin }), headers);
    },
  });
}

/** @throws Problem for a parameter of another form */
function choiceOf(request: FastifyRequest): { readonly choice: Choice; readonly host: Host } {
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
    choice: { locale, theme, ...(level !== undefined && { headingLevel: Number(level) }) },
    host: {
      key: text("key") ?? reject("key", message("expected.embedKey")),
      ...(linkTemplate !== undefined && { linkTemplate }),
    },
  };
}
