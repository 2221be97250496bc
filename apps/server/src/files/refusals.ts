import { Refusal } from "../refusal.ts";

/** Why a file isn't taken, as `reason` tells it to programs. */
export type FileReason =
  | "file-name"
  | "file-kind"
  | "file-content"
  | "file-damaged"
  | "file-pixels"
  | "file-size"
  | "file-historic"
  | "storage-full";

const longest = 100;

/** A refusal that names the file. */
export function refuseFile(name: string, reason: FileReason, why: string): Refusal {
  const shown = name.length > longest ? `${name.slice(0, longest)}…` : name;
  const kind =
    reason === "file-size" ? "tooLarge" : reason === "storage-full" ? "full" : ("invalid" as const);
  return new Refusal(kind, `${shown}: ${why}`, {
    reason,
    fields: [{ field: "body/file", value: shown, expected: why }],
  });
}
