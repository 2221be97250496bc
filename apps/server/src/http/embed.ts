import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { strictTransport } from "./headers.ts";

export const embedFolder = fileURLToPath(new URL("../../../embed/dist", import.meta.url));

/** The script of the current major, which changes with each release. */
const isCurrent = (path: string): boolean => /[\\/]v\d+[\\/][^\\/]+$/u.test(path);

/**
 * Serves the script for other sites and its files: public, the same for everyone, readable from every origin. Files with a
 * version or a hash in their path never change.
 */
export async function serveEmbed(app: FastifyInstance, folder = embedFolder): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/embed/",
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      strictTransport(reply.request, reply);
      reply.headers({
        "access-control-allow-origin": "*",
        "cache-control": isCurrent(path)
          ? "public, max-age=300"
          : "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      });
    },
  });
}
