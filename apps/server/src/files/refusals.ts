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

const maxLength = 100;

/** A refusal that names the file. */
export function refuseFile(name: string, reason: FileReason, why: string): Refusal {
  const shown = name.length > maxLength ? `${name.slice(0, maxLength)}…` : name;
  const kind =
    reason === "file-size" ? "tooLarge" : reason === "storage-full" ? "full" : ("invalid" as const);
  return new Refusal(kind, `${shown}: ${why}`, {
    reason,
    fields: [{ field: "file", value: shown, expected: why }],
  });
}
