import { randomUUID } from "node:crypto";
import { type CatalogueTable, catalogueTables, tableByWireName } from "@caliper/catalogue-model";
import type { ChangeSet } from "../loading/change-set.ts";
import type { FileStore, FormPart } from "../files/file-store.ts";
import type { ImportReads } from "../loading/review/reads.ts";
import type { ImportsService } from "../loading/imports.service.ts";
import type { LayoutsService } from "../layouts/layouts.service.ts";
import { type FieldError, invalidField, invalidFields, Refusal } from "../refusal.ts";
import { readWorkbook, workbookLimits, type WorkbookLimits } from "./read-workbook.ts";
import { list, message } from "../messages/message.ts";

/** Rows per batch, as the portal sends them. */
const partRows = 500;
/** Loads that wait for another one; each keeps a file and a connection. */
const maxWaiting = 8;
/** Time after which a rejected caller should retry, in seconds. */
const retrySeconds = 60;
const longestName = 200;

export type LoadPart = FormPart<keyof LoadFields>;

/** The fields beside the file. */
export interface LoadFields {
  readonly table: string;
  readonly mode: "total" | "partial";
  /** `true` or `false`. */
  readonly preview?: string;
}

interface Received {
  readonly fileName: string;
  readonly table: CatalogueTable;
  readonly mode: LoadFields["mode"];
  readonly preview: boolean;
}

export type WantedLoad = Pick<Received, "table" | "mode" | "preview">;

interface Options {
  readonly imports: ImportsService;
  readonly reads: ImportReads;
  readonly layouts: Pick<LayoutsService, "list">;
  readonly store: FileStore;
  readonly limits?: WorkbookLimits;
}

export type WorkbookLoads = ReturnType<typeof createWorkbookLoads>;

/** Loads whole workbooks, as systems send them; one after the other, because reading takes much memory. */
export function createWorkbookLoads({
  imports,
  reads,
  layouts,
  store,
  limits = workbookLimits,
}: Options) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= maxWaiting) {
      throw new Refusal("tooMany", message("workbook.busy"), {
        retryAfter: retrySeconds,
      });
    }
    waiting += 1;
    const result = last.then(work).finally(() => (waiting -= 1));
    last = result.catch(() => undefined);
    return result;
  }

  async function receive(
    parts: AsyncIterable<LoadPart>,
    path: string,
    expected: number,
  ): Promise<Received> {
    let fileName: string | undefined;
    const fields = new Map<string, unknown>();
    for await (const part of parts) {
      if ("field" in part) {
        if (fields.has(part.field))
          throw invalidField(part.field, undefined, message("expected.fieldOnce"));
        fields.set(part.field, part.value);
        continue;
      }
      if (fileName !== undefined)
        throw invalidField("file", undefined, message("expected.fieldOnce"));
      fileName = shownName(part.name);
      await store.receive(fileName, part.content, path, limits.bytes, expected);
    }
    return checked(fileName, fields);
  }

  async function load(
    actor: string,
    { fileName, table, mode, preview }: Received,
    path: string,
    signal: AbortSignal,
  ): Promise<{ affectedRows: number; set: ChangeSet }> {
    const uploadId = randomUUID();
    let affectedRows = 0;
    let batch = 0;
    let set: ChangeSet | undefined;
    const savedLayouts = (await layouts.list()).map(
      ({ id: _id, savedBy: _savedBy, savedAt: _savedAt, ...layout }) => layout,
    );
    const requireCaller = () => {
      if (!signal.aborted) return;
      const why = message("workbook.disconnected");
      throw new Refusal("conflict", message("file.because", { name: fileName, why }));
    };
    requireCaller();
    const order = { path, fileName, table: table.wireName, layouts: savedLayouts, partRows };
    try {
      for await (const part of readWorkbook(order, limits, signal)) {
        requireCaller();
        const { header, headerRow, source, rowCount, rows } = part;
        const received = await imports.upload(actor, {
          table: table.name,
          mode,
          header,
          headerRow,
          source,
          rows,
          uploadId,
          batch: (batch += 1),
          batches: Math.ceil(rowCount / partRows),
          fileName,
          preview,
        });
        ({ set } = received);
        affectedRows += received.affectedRows;
      }
    } catch (error) {
      await discardUnfinished(uploadId);
      requireCaller();
      throw error;
    }
    if (!set) throw new Error(`${fileName}: the workbook had no part`);
    return { affectedRows, set };
  }

  /** Unblocks the table of an import whose rows have not all arrived. */
  async function discardUnfinished(id: string): Promise<void> {
    try {
      if ((await reads.find(id)).state === "staging") await imports.discard(id);
    } catch {
      // Nothing was staged, or the server discards it later.
    }
  }

  return {
    /**
     * Receives a form and loads its workbook, all of it or nothing.
     * @param expected bytes of the whole form, if the caller announced them
     * @param signal aborted when the caller disconnects; then nothing is loaded
     * @param admit called before anything is loaded; it throws to prevent that
     * @throws Refusal that names the field, or the file, sheet and cell
     */
    load: (
      actor: string,
      parts: AsyncIterable<LoadPart>,
      {
        expected,
        signal,
        admit,
      }: {
        readonly expected: number;
        readonly signal: AbortSignal;
        readonly admit: (form: WantedLoad) => void;
      },
    ) =>
      store.withIncoming(
        () => "file",
        async ({ received }) => {
          const form = await receive(parts, received, expected);
          admit(form);
          return inTurn(() => load(actor, form, received, signal));
        },
      ),
  };
}

/** The file's name for the history; some clients send the whole path. */
function shownName(rawName: string): string {
  const name = rawName.normalize("NFC").split(/[/\\]/u).at(-1) ?? "";
  return name.replace(/\p{C}/gu, "").trim().slice(0, longestName) || "workbook.xlsx";
}

const oneOf = (choices: readonly string[]) => message("expected.oneOf", { known: list(choices) });

/** @throws Refusal that names every missing or invalid field */
function checked(fileName: string | undefined, fields: ReadonlyMap<string, unknown>): Received {
  const [table, mode, preview] = ["table", "mode", "preview"].map((name) => fields.get(name));
  const wrong: FieldError[] = [];
  const catalogueTable = typeof table === "string" ? tableByWireName(table) : undefined;
  if (fileName === undefined) wrong.push({ field: "file", expected: message("expected.workbook") });
  if (!catalogueTable) {
    const expected = oneOf(catalogueTables.map(({ wireName }) => wireName));
    wrong.push({ field: "table", ...(table !== undefined && { value: table }), expected });
  }
  if (mode !== "total" && mode !== "partial") {
    const expected = oneOf(["total", "partial"]);
    wrong.push({ field: "mode", ...(mode !== undefined && { value: mode }), expected });
  }
  if (preview !== undefined && preview !== "true" && preview !== "false")
    wrong.push({ field: "preview", value: preview, expected: oneOf(["true", "false"]) });
  if (wrong.length > 0 || fileName === undefined || !catalogueTable) throw invalidFields(wrong);
  return {
    fileName,
    table: catalogueTable,
    mode: mode === "total" ? "total" : "partial",
    preview: preview === "true",
  };
}
