import { fileKind, type FileKind } from "./files.repository.ts";
import { refuseFile } from "./refusals.ts";
import { type Message, message } from "../messages/message.ts";

const maxNameLength = 200;
const notInNames = /[\p{C}/\\<>:"|?*]/u;
/** Device names reserved by Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;
const encoded = /%[0-9a-f]{2}/iu;

/**
 * The name under which a file is stored, in Unicode NFC.
 * @throws Refusal for names that could refer to another folder or file
 */
export function checkedName(rawName: string): string {
  const name = rawName.normalize("NFC");
  const refuse = (why: Message) => refuseFile(rawName, "file-name", why);
  if (name === "") throw refuse(message("file.noName"));
  if (name.length > maxNameLength) {
    throw refuse(message("file.longName", { most: maxNameLength }));
  }
  if (notInNames.test(name) || !name.isWellFormed()) {
    throw refuse(message("file.nameCharacters"));
  }
  if (encoded.test(name)) throw refuse(message("file.nameEncoded"));
  if (name.startsWith(".")) throw refuse(message("file.nameHidden"));
  if (/[. ]$/u.test(name) || name.startsWith(" ")) {
    throw refuse(message("file.nameEnds"));
  }
  if (device.test(name)) throw refuse(message("file.nameReserved"));
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
    throw refuseFile(name, "file-content", message("file.format"));
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

/** @throws Refusal when the kind of the name is not `expected` */
export function checkKind(name: string, expected: number): FileKind {
  const kind = kindOf(name);
  if (kind === expected) return kind;
  throw refuseFile(
    name,
    "file-kind",
    message("file.kind", { kind: message(`file.kind.${kind}`), number: kind }),
  );
}
