import { type Message, message } from "../messages/message.ts";
import { Refusal } from "../refusal.ts";

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

export function refuseFile(name: string, reason: FileReason, why: Message): Refusal {
  const kind =
    reason === "file-size" ? "tooLarge" : reason === "storage-full" ? "full" : ("invalid" as const);
  return new Refusal(kind, message("file.because", { name, why }), {
    reason,
    fields: [{ field: "file", value: name, expected: why }],
  });
}
