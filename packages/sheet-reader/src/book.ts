/** Opens a workbook; its sheets are unpacked when they are read. */
import { type ArchiveLimits, openArchive } from "./archive.ts";
import { type CellReadOptions, readCells, type ReadCells } from "./cells.ts";
import { shapesOf } from "./formats.ts";
import { type SheetProblem, type SheetProblemKind, shortened } from "./problem.ts";
import { isCompound, isEncrypted, isLabeled, isZip } from "./signatures.ts";
import { sharedStringsOf } from "./strings.ts";
import { type Relation, relationsOf, relationsPath, workbookOf } from "./workbook.ts";
import { textOf } from "./xml.ts";

/** Rejects the file. */
export type Fail = (kind: SheetProblemKind, more?: Partial<SheetProblem>) => never;

export interface Book {
  /** Names of the visible sheets in the order of their tabs; the first hidden one if all are hidden. */
  readonly sheets: readonly string[];
  /** Names of the others. */
  readonly hiddenSheets: readonly string[];
  /** The cells of a sheet by its place among `sheets`. */
  read(sheet: number, options?: CellReadOptions): Promise<ReadCells>;
}

/** Used when the archive does not say where the workbook is. */
const defaultPath = "xl/workbook.xml";

/** @throws {ArchiveError | XmlError | SheetError} by `fail` */
export async function openBook(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ArchiveLimits,
  fail: Fail,
): Promise<Book> {
  if (isCompound(bytes)) {
    if (!isEncrypted(bytes)) fail("oldWorkbook");
    fail(isLabeled(bytes) ? "labeled" : "encrypted");
  }
  if (!isZip(bytes)) fail("notWorkbook");
  const { read: readPart } = await openArchive(bytes, limits);
  const find = async (path: string) => {
    const part = await readPart(path);
    return part && textOf(part);
  };
  const relationsIn = async (part: string) =>
    relationsOf(part, (await find(relationsPath(part))) ?? "<none/>");
  const of = (relations: ReadonlyMap<string, Relation>, type: string) =>
    [...relations.values()].find((relation) => relation.type === type)?.path;

  const place = of(await relationsIn(""), "officeDocument") ?? defaultPath;
  if (!/\.xml$/iu.test(place)) fail("notWorkbook");
  const workbook = await find(place);
  if (workbook === undefined) return fail("notWorkbook");
  const relations = await relationsIn(place);
  const { sheets, is1904 } = workbookOf(workbook);
  // Chart sheets have tabs, too.
  const tables = sheets.filter(
    ({ relation }) => (relations.get(relation)?.type ?? "worksheet") === "worksheet",
  );
  const visible = tables.filter(({ isHidden }) => !isHidden);
  const chosen = visible.length > 0 ? visible : tables.slice(0, 1);
  if (chosen.length === 0) fail("missingSheet");

  const partOf = async (type: string) => {
    const path = of(relations, type);
    if (path === undefined) return undefined;
    return (await find(path)) ?? fail("missingPart", { value: shortened(path) });
  };
  const unpackShared = async () => {
    const strings = await partOf("sharedStrings");
    const styles = await partOf("styles");
    return {
      strings: strings === undefined ? [] : sharedStringsOf(strings),
      shapes: styles === undefined ? [] : shapesOf(styles),
      is1904,
    };
  };
  let shared: ReturnType<typeof unpackShared> | undefined;
  const unpacked = new Map<number, Promise<string | undefined>>();
  return {
    sheets: chosen.map(({ name }) => name),
    hiddenSheets: tables.filter((table) => !chosen.includes(table)).map(({ name }) => name),
    async read(sheet, options) {
      const { name, relation } = chosen[sheet] ?? fail("missingSheet");
      const unpacking = unpacked.get(sheet) ?? find(relations.get(relation)?.path ?? "");
      unpacked.set(sheet, unpacking);
      const xml = (await unpacking) ?? fail("missingSheet", { sheet: name });
      shared ??= unpackShared();
      return readCells(xml, { ...(await shared), fileBytes: bytes.length }, options);
    },
  };
}
