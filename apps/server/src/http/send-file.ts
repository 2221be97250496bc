import { open } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StoredFile } from "../files/files.service.ts";
import { Problem } from "./problems.ts";

/** A PDF needs its viewer; an image needs nothing at all. */
const policies = {
  pdf: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  other: "default-src 'none'; sandbox; frame-ancestors 'none'",
} as const;

/**
 * Sends a stored file, or its head only. A name stays while its content changes, so a cache revalidates
 * when `caching` expires, and mostly receives 304.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  caching: string,
): Promise<FastifyReply> {
  const etag = `"${file.hash}"`;
  const pdf = file.mime === "application/pdf";
  reply.headers({
    "cache-control": caching,
    etag,
    "content-security-policy": pdf ? policies.pdf : policies.other,
    "cross-origin-resource-policy": caching.startsWith("public") ? "cross-origin" : "same-origin",
    "x-content-type-options": "nosniff",
  });
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  const handle = await open(file.path).catch((error: unknown) => {
    request.log.error({ err: error }, "a stored file is missing");
    throw new Problem("not-found", "The file is listed, but its content is missing");
  });
  reply.headers({ "content-type": file.mime, "content-length": file.bytes });
  if (request.method === "HEAD") {
    await handle.close();
    return reply.send();
  }
  return reply.send(handle.createReadStream());
}

/** Compares weakly, as `If-None-Match` does. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .map((each) => each.trim().replace(/^W\//u, ""))
    .some((each) => each === "*" || each === etag);
}
