/** Which files the panel shows. Pure. */
import type { StoredFile } from "@caliper/api-client";

/** As the specification lists them; other images stand under `any`. */
export const fileTypes = ["any", "banner", "complete", "pdf"] as const;
/** As the specification lists them; historic files stand under `historic` only. */
export const fileStatuses = ["any", "active", "disabled", "historic"] as const;

export interface FilesFilter {
  readonly type: (typeof fileTypes)[number];
  readonly status: (typeof fileStatuses)[number];
  /** A part of the name, in any case and without accents. */
  readonly name: string;
}

export const noFilesFilter: FilesFilter = { type: "any", status: "any", name: "" };

const folded = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase().trim();

export function filterFiles(
  files: readonly StoredFile[],
  { type, status, name }: FilesFilter,
): readonly StoredFile[] {
  const wanted = folded(name);
  return files.filter(
    (file) =>
      (type === "any" || file.kind === type) &&
      (status === "any" ? file.state !== "historic" : file.state === status) &&
      (wanted === "" || folded(file.name).includes(wanted)),
  );
}
