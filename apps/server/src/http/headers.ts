import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Headers of API responses: never executed, framed or cached. */
export const apiHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
} as const;

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The two style elements that react-aria-components adds; all other styles are files. */
const libraryStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
].map(hashOf);

const portalPolicy = (scripts: readonly string[], styles: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(" "),
    ["style-src 'self'", ...libraryStyles, ...styles.map(hashOf)].join(" "),
    // Previews of dropped files and the QR code's PNG are made in the page.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The portal's pages and files. */
export const portalHeaders = {
  "content-security-policy": portalPolicy([], []),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

/** The portal's document, whose search field may use the camera; other documents and frames may not. */
export const cameraHeaders = {
  "permissions-policy": portalHeaders["permissions-policy"].replace("camera=()", "camera=(self)"),
} as const;

/** The worker that reads barcodes, which alone may compile WebAssembly. */
export const decoderHeaders = {
  "content-security-policy":
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
} as const;

/** Files that pages of every origin may load. */
export const openHeaders = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
} as const;

/** The same for a document with these contents of script and style elements. */
export const portalHeadersWith = (scripts: readonly string[], styles: readonly string[]) => ({
  ...portalHeaders,
  "content-security-policy": portalPolicy(scripts, styles),
});

/** Behind TLS, browsers must use only TLS from then on. */
export function strictTransport(request: FastifyRequest, reply: FastifyReply): void {
  if (request.protocol === "https") {
    reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  }
}
