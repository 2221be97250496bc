import { foldText } from "@caliper/catalogue-model";
import type { StoredFile } from "@caliper/api-client";

/** Other images are listed under `any` only. */
export const fileTypes = ["any", "banner", "complete", "pdf"] as const;
/** Historic files are listed under `historic` only. */
export const fileStatuses = ["any", "active", "disabled", "historic"] as const;

export interface FilesFilter {
  readonly type: (typeof fileTypes)[number];
  readonly status: (typeof fileStatuses)[number];
  /** Part of the name, ignoring case and accents. */
  readonly name: string;
}

export const noFilesFilter: FilesFilter = { type: "any", status: "any", name: "" };

export function filterFiles(
  files: readonly StoredFile[],
  { type, status, name }: FilesFilter,
): readonly StoredFile[] {
  const text = foldText(name);
  return files.filter(
    (file) =>
      (type === "any" || file.kind === type) &&
      (status === "any" ? file.state !== "historic" : file.state === status) &&
      (text === "" || foldText(file.name).includes(text)),
  );
}
