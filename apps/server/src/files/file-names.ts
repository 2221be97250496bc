import { fileKind, type FileKind } from "./files.repository.ts";
import { refuseFile } from "./refusals.ts";

const maxNameLength = 200;
const notInNames = /[\p{C}/\\<>:"|?*]/u;
/** Device names reserved by Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;
const encoded = /%[0-9a-f]{2}/iu;

/**
 * The name under which a file is stored, in Unicode NFC.
 * @throws Refusal for names that could refer to another folder or file
 */
export function checkedName(given: string): string {
  const name = given.normalize("NFC");
  const refuse = (why: string) => refuseFile(given, "file-name", why);
  if (name === "") throw refuse("a file needs a name");
  if (name.length > maxNameLength) {
    throw refuse(`a name has ${maxNameLength} characters at most`);
  }
  if (notInNames.test(name) || !name.isWellFormed()) {
    throw refuse(`a name has no folders, control characters or < > : " | ? *`);
  }
  if (encoded.test(name)) throw refuse("a name holds no percent-encoded characters");
  if (name.startsWith(".")) throw refuse("a name does not begin with a point");
  if (/[. ]$/u.test(name) || name.startsWith(" ")) {
    throw refuse("a name does not begin or end with a space, nor end with a point");
  }
  if (device.test(name)) throw refuse("this name is reserved");
  return name;
}

export type ImageFormat = "jpeg" | "png" | "gif" | "webp";
export type FileFormat = ImageFormat | "pdf";

const endings: Readonly<Record<string, FileFormat>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  gif: "gif",
  webp: "webp",
  pdf: "pdf",
};

/** The format by the extension. */
export function formatOf(name: string): FileFormat {
  const format = endings[/\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? ""];
  if (!format) {
    throw refuseFile(
      name,
      "file-content",
      "only .jpg, .jpeg, .png, .gif, .webp and .pdf are taken",
    );
  }
  return format;
}

/** The name of the complete image of a banner: summer-B.jpg and summer-C.jpg belong together. */
export const completeNameOf = (banner: string): string => banner.replace(/-B\.jpg$/u, "-C.jpg");

/** The kind by the name: -B.jpg is a banner, -C.jpg a complete image. */
export function kindOf(name: string): FileKind {
  if (formatOf(name) === "pdf") return fileKind.pdf;
  if (name.endsWith("-B.jpg")) return fileKind.banner;
  return name.endsWith("-C.jpg") ? fileKind.complete : fileKind.image;
}

const kindNames: Readonly<Record<FileKind, string>> = {
  1: "a PDF",
  2: "a banner, whose name ends in -B.jpg",
  3: "a complete image, whose name ends in -C.jpg",
  4: "another image",
};

/** @throws Refusal when the kind of the name is not `expected` */
export function checkKind(name: string, expected: number): FileKind {
  const kind = kindOf(name);
  if (kind === expected) return kind;
  throw refuseFile(name, "file-kind", `by its name it is ${kindNames[kind]}: kind ${kind}`);
}
