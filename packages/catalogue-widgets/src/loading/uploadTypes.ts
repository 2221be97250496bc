import type { FileKind } from "@caliper/api-client";

/** What the upload type says of a file, by the names that the specification gives them. */
export const uploadTypes = ["PDF", "IMG", "EXCEL PARCIAL", "EXCEL TOTAL"] as const;
export type UploadType = (typeof uploadTypes)[number];

/** The kinds of files that the dialog takes at all. */
export const acceptedEndings = [".pdf", ".jpg", ".jpeg", ".png", ".gif", ".xlsx", ".xls"] as const;

interface NamedFile {
  readonly name: string;
  /** As the browser says; empty where the machine knows no program for it. */
  readonly type: string;
}

const endingOf = (name: string) => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const imageEndings = new Set(["jpg", "jpeg", "png", "gif"]);

export const isExcel = (type: UploadType): boolean => type.startsWith("EXCEL");

/** Whether the file is of the kind that the type is for: Excel means xlsx, not the older xls. */
export function fitsType(type: UploadType, file: NamedFile): boolean {
  const ending = endingOf(file.name);
  if (type === "PDF") return file.type === "" ? ending === "pdf" : file.type === "application/pdf";
  if (type === "IMG") {
    return file.type === "" ? imageEndings.has(ending) : file.type.startsWith("image/");
  }
  return ending === "xlsx" && (file.type === "" || file.type === xlsx);
}

const mebibyte = 1_048_576;
const mostBytes = { PDF: 50, IMG: 20, "EXCEL PARCIAL": 100, "EXCEL TOTAL": 100 } as const;

/** What is refused before anything is sent: the server takes no larger ones, and a worker cannot read them. */
export const rulesOf = (type: UploadType) => ({
  accept: acceptedEndings,
  minBytes: 1,
  maxBytes: mostBytes[type] * mebibyte,
  /** More in one drop is a mistake: a whole disk, the wrong folder. */
  maxCount: 1000,
});

/** 1 PDF; for images the name says it: `-B.jpg` a banner, `-C.jpg` a detail, anything else 4. */
export function fileKindOf(type: UploadType, name: string): FileKind {
  if (type === "PDF") return 1;
  if (name.endsWith("-B.jpg")) return 2;
  return name.endsWith("-C.jpg") ? 3 : 4;
}
