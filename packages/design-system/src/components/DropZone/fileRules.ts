/** Which files are taken. A rule that is left out allows everything. */
export interface FileRules {
  /** MIME types (`application/pdf`, `image/*`) or endings (`.xlsx`), in any mixture. */
  accept?: readonly string[];
  /** Smallest size in bytes. */
  minBytes?: number;
  /** Largest size in bytes. */
  maxBytes?: number;
  /** How many at most, those already chosen included. */
  maxCount?: number;
}

/** Why a file is not taken, with what its sentence needs. */
export type FileProblem =
  | { kind: "wrongType"; types: string }
  | { kind: "tooLarge" | "tooSmall"; bytes: number }
  | { kind: "tooMany"; count: number };

/** What the rules look at. */
export interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
  /** As the browser says; empty where the machine knows no program for it. */
  type: string;
}

export interface RefusedFile<F extends FileFacts = File> {
  file: F;
  problem: FileProblem;
}

/** Left behind by systems in every folder; nobody means to load them (specification, section 5). */
const systemFiles = new Set([".DS_Store", "Thumbs.db"]);

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** For machines that know no type of a file, as one without a spreadsheet program. */
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

/** The MIME types to look for while files are still in the air; an ending nobody knows lets everything pass until then. */
export const typesInTheAir = (accept: readonly string[] = ["*/*"]): string[] =>
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

/** `PDF, JPG, XLSX`, for people: the endings that stand for the types. */
export function typeNames(accept: readonly string[]): string {
  const endings = accept.flatMap((one) => {
    if (one.startsWith(".")) return [one.slice(1)];
    const known = Object.keys(typeByEnding).filter((end) => fits(one, typeByEnding[end] ?? ""));
    return known.length > 0 ? known : [one];
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
 * A verdict per file, in order: taken, or refused with the first reason. Places are given in order too, to files that
 * are right otherwise. Files of the system are neither.
 *
 * @param chosen How many are chosen already.
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
