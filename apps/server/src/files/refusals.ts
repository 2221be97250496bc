import { type Message, message } from "../messages/message.ts";
import { Refusal, type RefusalKind } from "../refusal.ts";
import { mebibyte } from "../units.ts";

/** Machine-readable reasons of a refused file. */
export type FileReason =
  | "file-name"
  | "file-kind"
  | "file-content"
  | "file-damaged"
  | "file-pixels"
  | "file-size"
  | "file-historic"
  | "storage-full";

/** A refusal that names the file. @param reason for programs */
export const refuseUpload = (kind: RefusalKind, name: string, reason: string, why: Message) =>
  new Refusal(kind, message("file.because", { name, why }), {
    reason,
    fields: [{ field: "file", value: name, expected: why }],
  });

export function refuseFile(name: string, reason: FileReason, why: Message): Refusal {
  const kind =
    reason === "file-size" ? "tooLarge" : reason === "storage-full" ? "full" : ("invalid" as const);
  return refuseUpload(kind, name, reason, why);
}

/** @param limit in bytes */
export const tooLarge = (name: string, limit: number): Refusal =>
  refuseFile(name, "file-size", message("file.size", { size: limit / mebibyte }));
