import type { TextPiece } from "@caliper/api-client";

/** A text with another text in place of a piece; without the spaces that a removed piece leaves. */
export function replaced(text: string, { from, to }: TextPiece, by: string): string {
  return `${text.slice(0, from)}${by}${text.slice(to)}`.replaceAll(/\s+/gu, " ").trim();
}
