/** Which files are accepted. A missing rule allows everything. */
export interface FileRules {
  /** MIME types (`application/pdf`, `image/*`) and extensions (`.xlsx`). */
  accept?: readonly string[];
  /** Minimum size in bytes. */
  minBytes?: number;
  /** Maximum size in bytes. */
  maxBytes?: number;
  /** Maximum number, including files already chosen. */
  maxCount?: number;
}

/** Why a file is rejected, with the values for its message. */
export type FileProblem =
  | { kind: "wrongType"; types: string }
  | { kind: "tooLarge" | "tooSmall"; bytes: number }
  | { kind: "tooMany"; count: number };

/** The properties of a file that the rules check. */
export interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
  /** The MIME type from the browser; empty if the system has no program for it. */
  type: string;
}

export interface RefusedFile<F extends FileFacts = File> {
  file: F;
  problem: FileProblem;
}

/** Files that operating systems create in folders; always ignored (specification, section 5). */
const systemFiles = new Set([".DS_Store", "Thumbs.db"]);

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** For systems that report no type, for example without a spreadsheet program. */
const typeByEnding: Readonly<Record<string, string>> = {
  csv: "text/csv",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  png: "image/png",
  webp: "image/webp",
  xls: "application/vnd.ms-excel",
  xlsx: spreadsheet,
};

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
const typeOf = ({ name, type }: FileFacts) => type || (typeByEnding[endingOf(name)] ?? "");

const fits = (accepted: string, type: string) =>
  accepted.endsWith("/*") ? type.startsWith(accepted.slice(0, -1)) : type === accepted;

/** The MIME types accepted while files are being dragged; an unknown extension accepts everything until the drop. */
export const draggableTypes = (accept: readonly string[] = ["*/*"]): string[] =>
  accept.map((one) =>
    one.startsWith(".") ? (typeByEnding[one.slice(1).toLowerCase()] ?? "*/*") : one,
  );

const acceptsFile = (accept: FileRules["accept"], file: FileFacts) =>
  accept === undefined ||
  accept.some((one) =>
    one.startsWith(".")
      ? endingOf(file.name) === one.slice(1).toLowerCase()
      : fits(one, typeOf(file)),
  );

/** The accepted extensions for display: `PDF, JPG, XLSX`. */
export function typeNames(accept: readonly string[]): string {
  const endings = accept.flatMap((one) => {
    if (one.startsWith(".")) return [one.slice(1)];
    const knownEndings = Object.keys(typeByEnding).filter((end) =>
      fits(one, typeByEnding[end] ?? ""),
    );
    return knownEndings.length > 0 ? knownEndings : [one];
  });
  return [...new Set(endings)].map((ending) => ending.toUpperCase()).join(", ");
}

const problemOf = (file: FileFacts, rules: FileRules): FileProblem | undefined => {
  const { accept, minBytes, maxBytes } = rules;
  if (!acceptsFile(accept, file)) return { kind: "wrongType", types: typeNames(accept ?? []) };
  if (maxBytes !== undefined && file.size > maxBytes) return { kind: "tooLarge", bytes: maxBytes };
  if (minBytes !== undefined && file.size < minBytes) return { kind: "tooSmall", bytes: minBytes };
  return undefined;
};

/**
 * Accepts or rejects each file, in order. A rejected file has the first reason; `maxCount` applies to otherwise valid
 * files. System files are in neither list.
 *
 * @param chosen The number of files already chosen.
 */
export function checkFiles<F extends FileFacts>(
  files: readonly F[],
  rules: FileRules,
  chosen = 0,
): { accepted: F[]; refused: RefusedFile<F>[] } {
  const accepted: F[] = [];
  const refused: RefusedFile<F>[] = [];
  const { maxCount = Number.POSITIVE_INFINITY } = rules;
  for (const file of files) {
    if (systemFiles.has(file.name)) continue;
    const problem = problemOf(file, rules);
    if (problem) refused.push({ file, problem });
    else if (chosen + accepted.length < maxCount) accepted.push(file);
    else refused.push({ file, problem: { kind: "tooMany", count: maxCount } });
  }
  return { accepted, refused };
}
