import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Contract } from "./contract.ts";
import { type DatasheetPageOptions, serveDatasheetPage } from "./datasheet-page.ts";
import {
  cameraHeaders,
  decoderHeaders,
  openHeaders,
  portalHeaders,
  strictTransport,
} from "./headers.ts";
import { portalEntryIn } from "./portal-entry.ts";
import { list, message } from "../messages/message.ts";
import { Problem } from "./problems.ts";
import type { RequestLimit } from "./rate-limits.ts";
import { serveSignInPage } from "./sign-in-page.ts";

export const portalFolder = fileURLToPath(new URL("../../../portal/dist", import.meta.url));

export interface PortalOptions extends Omit<DatasheetPageOptions, "loadEntry" | "sendPortal"> {
  /** Where the built portal is. */
  readonly folder: string;
  /** Counts requests of paths that do not exist. */
  readonly limit: RequestLimit;
}

const isHashed = (path: string): boolean => /[\\/]assets[\\/]/u.test(path);
/** Pages of every origin may load the fonts; data need a key. */
const isOpen = (path: string): boolean => path.endsWith(".woff2");
const isDocument = (path: string): boolean => /[\\/]index\.html(?:\.\w+)?$/u.test(path);
const isDecoder = (path: string): boolean =>
  /[\\/]decode\.worker-[\w-]+\.js(?:\.\w+)?$/u.test(path);

/**
 * Serves the built portal beside the API. The public datasheet and the sign-in page are rendered here; other URLs without a file extension get the
 * portal's one document, with 404 where the portal has no page; whatever else is not there is a problem.
 */
export async function servePortal(
  app: FastifyInstance,
  contract: Contract,
  options: PortalOptions,
): Promise<void> {
  const { folder } = options;
  const built = existsSync(join(folder, "index.html"));
  const hasPage = pagesIn(folder);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.headers({
          ...portalHeaders,
          ...(isOpen(path) && openHeaders),
          ...(isDocument(path) && cameraHeaders),
          ...(isDecoder(path) && decoderHeaders),
          "cache-control": isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache",
        });
      },
    });
    const loadEntry = portalEntryIn(folder);
    if (loadEntry !== undefined) {
      app.addHook("onListen", async () => void (await loadEntry()));
      const sendPortal = (request: FastifyRequest, reply: FastifyReply) => {
        strictTransport(request, reply);
        return reply.sendFile("index.html");
      };
      serveDatasheetPage(app, { ...options, loadEntry, sendPortal });
      serveSignInPage(app, { loadEntry, sendPortal });
    }
    app.route({
      method: ["GET", "HEAD"],
      url: "/*",
      handler(request, reply) {
        strictTransport(request, reply);
        const { "*": path } = request.params as { "*": string };
        return reply.sendFile(isPage(path) ? "index.html" : path);
      },
      onSend(request, reply, payload, done) {
        const { "*": path } = request.params as { "*": string };
        // A cached page keeps the status of its first answer.
        if (reply.statusCode === 200 && isPage(path) && !hasPage(path)) reply.code(404);
        done(null, payload);
      },
    });
  }
  const allowed = methodsByPath(contract);
  const preHandler = async (request: FastifyRequest) => options.limit(request);
  app.setNotFoundHandler({ preHandler }, (request) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const methods = allowed(path);
    if (methods.length > 0 && !methods.includes(request.method)) {
      throw new Problem(
        "method-not-allowed",
        message("path.method", { path, methods: list(methods) }),
        {
          headers: { allow: methods.join(", ") },
        },
      );
    }
    throw new Problem("unknown-path", message(built ? "path.unknown" : "path.notBuilt", { path }));
  });
}

const notPages = /^(?:api|CBP|Products|assets|embed)(?:\/|$)/u;

/** Whether the portal has a page at a path, by the patterns of its routes: `/home/:view/:section?`, `/orders/:number([1-9]\d*)`. */
function pagesIn(folder: string): (path: string) => boolean {
  const file = join(folder, "pages.json");
  if (!existsSync(file)) return () => true;
  const patterns = JSON.parse(readFileSync(file, "utf8")) as readonly string[];
  const forms = patterns.map((pattern) => {
    const source = pattern.replace(
      /\/:\w+(?:\(([^)]+)\))?(\??)/gu,
      (_, form = "[^/]+", optional = "") => `(?:/${form})${optional}`,
    );
    return new RegExp(`^${source.replace(/\/$/u, "")}/?$`, "iu");
  });
  return (path) => forms.some((form) => form.test(`/${path}`));
}

/** A page has no file extension; a missing script must not be answered with a document. */
function isPage(path: string): boolean {
  return !notPages.test(path) && !/\.\w+$/u.test(path);
}

/** The methods of a path in the contract; none for an unknown path. */
function methodsByPath({ operations }: Contract): (path: string) => string[] {
  const paths = [...operations.values()].map(({ path, method }) => ({
    method,
    form: new RegExp(`^${path.replace(/[.]/gu, "\\.").replace(/\{\w+\}/gu, "[^/]+")}$`, "u"),
  }));
  return (path) => paths.filter(({ form }) => form.test(path)).map(({ method }) => method);
}
