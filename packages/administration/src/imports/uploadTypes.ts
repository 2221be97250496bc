import type { FileKind } from "@caliper/api-client";
import { maySee, type Viewer } from "@caliper/catalogue-model";

/** Upload types, with the names of the specification. */
export const uploadTypes = ["PDF", "IMG", "EXCEL PARCIAL", "EXCEL TOTAL"] as const;
export type UploadType = (typeof uploadTypes)[number];

/** The types that the user may upload: spreadsheets with own codes, and anything for administrators. */
export const typesFor = (viewer: Viewer): readonly UploadType[] =>
  maySee("administration", viewer) ? uploadTypes : uploadTypes.filter(isExcel);

export const acceptedEndings = [
  ".pdf",
  ".jpg",
  ".jpeg",
  ".png",
  ".gif",
  ".webp",
  ".xlsx",
  ".xls",
] as const;

interface NamedFile {
  readonly name: string;
  /** MIME type; empty when the browser does not know it. */
  readonly type: string;
}

const endingOf = (name: string) => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const imageEndings = new Set(["jpg", "jpeg", "png", "gif", "webp"]);

export function isExcel(type: UploadType): boolean {
  return type.startsWith("EXCEL");
}

/** Whether the file fits the upload type. Excel means .xlsx, not .xls. */
export function fitsType(type: UploadType, file: NamedFile): boolean {
  const ending = endingOf(file.name);
  if (type === "PDF") return file.type === "" ? ending === "pdf" : file.type === "application/pdf";
  if (type === "IMG") {
    return file.type === "" ? imageEndings.has(ending) : file.type.startsWith("image/");
  }
  return ending === "xlsx" && (file.type === "" || file.type === xlsx);
}

const mebibyte = 1_048_576;
const maxBytes = { PDF: 50, IMG: 20, "EXCEL PARCIAL": 100, "EXCEL TOTAL": 100 } as const;

/** Limits that are checked before sending. */
export const rulesOf = (type: UploadType) => ({
  accept: acceptedEndings,
  minBytes: 1,
  maxBytes: maxBytes[type] * mebibyte,
  /** More files in one drop are probably a wrong folder. */
  maxCount: 1000,
});

/** The kind of an image that is not a banner: a product's picture, if its name is a code. */
export const otherImage: FileKind = 4;

/** 1 for a PDF; for images by name: `-B.jpg` is a banner (2), `-C.jpg` a detail (3), others are 4. */
export function fileKindOf(type: UploadType, name: string): FileKind {
  if (type === "PDF") return 1;
  if (name.endsWith("-B.jpg")) return 2;
  return name.endsWith("-C.jpg") ? 3 : otherImage;
}
