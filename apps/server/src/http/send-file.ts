import type { FastifyReply, FastifyRequest } from "fastify";
import parseRange from "range-parser";
import type { StoredFile } from "../files/files.service.ts";
import type { ByteRange } from "../storage/index.ts";
import { Problem } from "./problems.ts";
import { message } from "../messages/message.ts";

/** Browsers show a PDF with a plugin, which a sandbox forbids; so the portal's own frame has no sandbox. */
const policies = {
  framed:
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  other: "default-src 'none'; sandbox; frame-ancestors 'none'",
} as const;

const isOwnFrame = ({ headers }: FastifyRequest): boolean =>
  headers["sec-fetch-dest"] === "iframe" && headers["sec-fetch-site"] === "same-origin";

/** Headers that keep a file from running anything on this site. A PDF outside the portal's frame is downloaded. */
function confining(request: FastifyRequest, mime: string): Record<string, string> {
  const confined = { "content-security-policy": policies.other };
  if (mime !== "application/pdf") return confined;
  const isFramed = isOwnFrame(request);
  const path = request.url.split("?", 1)[0] ?? "";
  const name = path.slice(path.lastIndexOf("/") + 1).replaceAll("'", "%27");
  return {
    ...(isFramed ? { "content-security-policy": policies.framed } : confined),
    "content-disposition": `${isFramed ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
    vary: "Sec-Fetch-Dest, Sec-Fetch-Site",
  };
}

/**
 * Sends a stored file, the requested part of it, or its headers only. Content may change under the same name, so a
 * cache revalidates when `caching` expires, and mostly receives 304.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  caching: string,
): Promise<FastifyReply> {
  const { bytes, hash, mime } = file;
  if (isCurrent(request, reply, { tag: hash, mime }, caching)) return reply.send();
  reply.headers({ "accept-ranges": "bytes", "content-type": mime, "content-length": bytes });
  if (request.method === "HEAD") return reply.send();
  const range = wantedRange(request, file);
  const content = await file.open(range);
  if (!content) {
    request.log.error(`the content ${hash} is missing`);
    throw new Problem("not-found", message("file.noContent"));
  }
  if (range) {
    const { start, end } = range;
    reply.code(206).headers({
      "content-range": `bytes ${start}-${end}/${bytes}`,
      "content-length": end - start + 1,
    });
  }
  return reply.send(content);
}

/**
 * The requested part; undefined for the whole file, also if several parts, or a part of another version, are requested.
 * @throws Problem `range-not-satisfiable`
 */
function wantedRange(
  { headers }: FastifyRequest,
  { bytes, hash }: StoredFile,
): ByteRange | undefined {
  const { range, "if-range": condition } = headers;
  if (range === undefined || (condition !== undefined && condition !== `"${hash}"`))
    return undefined;
  const ranges = parseRange(bytes, range, { combine: true });
  if (ranges === -1) {
    throw new Problem("range-not-satisfiable", message("file.bytes", { bytes }), {
      headers: { "content-range": `bytes */${bytes}` },
    });
  }
  const [first, second] = ranges === -2 || ranges.type !== "bytes" ? [] : ranges;
  return second ? undefined : first;
}

interface Content {
  /** Identifies the content. */
  readonly tag: string;
  readonly mime: string;
}

/** Like `sendFile`, for content in memory; `content` is called only when it is sent. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, ...about }: Content & { readonly content: () => Promise<Buffer> },
  caching: string,
): Promise<FastifyReply> {
  if (isCurrent(request, reply, about, caching)) return reply.send();
  const bytes = await content();
  return reply.headers({ "content-type": about.mime, "content-length": bytes.length }).send(bytes);
}

/** Writes the headers; 304 and true when the caller has this content already. */
function isCurrent(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, mime }: Content,
  caching: string,
): boolean {
  const etag = `"${tag}"`;
  reply.headers({
    "cache-control": caching,
    etag,
    "cross-origin-resource-policy": caching.startsWith("public") ? "cross-origin" : "same-origin",
    "x-content-type-options": "nosniff",
    // Cached answers differ in the origin that may read them.
    ...(caching.startsWith("public") && { vary: "Origin" }),
    ...confining(request, mime),
  });
  const isSame = matches(request.headers["if-none-match"], etag);
  if (isSame) reply.code(304);
  return isSame;
}

/** Compares weakly, as `If-None-Match` does. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .map((each) => strongTag(each.trim()))
    .some((each) => each === "*" || each === strongTag(etag));
}

const strongTag = (etag: string): string => etag.replace(/^W\//u, "");
