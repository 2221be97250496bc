import {
  firstLanguage,
  languageCookie,
  offeredLanguage,
  type WrittenLanguage,
} from "@caliper/catalogue-model";
import type { FastifyReply, FastifyRequest } from "fastify";
import { strictTransport } from "./headers.ts";
import { type Encoding, encodings, type Page } from "./rendered-pages.ts";
import { matches } from "./send-file.ts";

/** Of pages that depend on the catalogue or on the chosen language. */
export const pageHeaders = {
  "cache-control": "no-cache",
  vary: "accept-encoding, cookie",
} as const;

/** Sends a rendered document, or 304 to its entity tag. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  headers: Readonly<Record<string, string>>,
) {
  strictTransport(request, reply);
  reply.headers({
    vary: "accept-encoding",
    ...headers,
    "content-type": "text/html; charset=utf-8",
    etag: page.etag,
  });
  if (matches(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  const encoding = encodingOf(request.headers["accept-encoding"]);
  const bytes = await page.bytes(encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(page.status).header("content-length", bytes.length).send(bytes);
}

/** The language of the URL, else the one that the visitor chose before, else English. */
export function visitorLanguage(
  request: FastifyRequest,
  urlLanguage: string | null,
): WrittenLanguage {
  const { cookie } = request.headers;
  const chosen =
    cookie === undefined ? undefined : request.server.parseCookie(cookie)[languageCookie];
  return offeredLanguage(urlLanguage) ?? offeredLanguage(chosen ?? null) ?? firstLanguage;
}

function encodingOf(accepted = ""): Encoding {
  const isAccepted = (name: Encoding) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s,;]|$)`, "u").test(
      accepted,
    );
  return encodings.find((name) => name !== "identity" && isAccepted(name)) ?? "identity";
}
