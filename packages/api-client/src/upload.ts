/** Uploads: rows of a spreadsheet in batches, images and PDFs as whole files. */
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { isApiError } from "./errors.ts";
import type { DataImport, SheetCell } from "./imports.ts";
import type { DeepReadonly, Wire } from "./wire.ts";

/** Rows per batch; the contract takes no more. */
export const batchSize = 500;
/** Concurrent batches: one is sent while the other is stored. More are not faster, and delay searches. */
const parallel = 2;
/** Between two calls that ask for the result of a comparison. */
const pauseMs = 200;

/** Some rows are too long for the server. */
export class LongRowsError extends Error {
  /** Rows of the sheet, from 1. */
  readonly first: number;
  readonly last: number;

  constructor(first: number, last: number, cause: unknown) {
    super(`Rows ${first} to ${last} are too long`, { cause });
    this.name = "LongRowsError";
    this.first = first;
    this.last = last;
  }
}

const tooLarge = 413;

/** The contract's limits. */
const shortName = (name: string) => name.slice(0, 200);
const maxNames = 500;

/** A sheet that was read, and the table it is for. */
export interface Sheet {
  readonly fileName: string;
  /** Name of the sheet, for messages about its cells. */
  readonly sheet?: string;
  /** How many rows the sheet hides. */
  readonly hiddenRows?: number;
  /** How many prices the sheet shows with `$` alone. */
  readonly dollarCells?: number;
  /** How many examples, totals and remarks of the sheet are left out. */
  readonly remarkRows?: number;
  /** Names of columns that the sheet hides. */
  readonly hiddenColumns?: readonly string[];
  /** Names of hidden sheets, which were not read. */
  readonly hiddenSheets?: readonly string[];
  /**
   * Index in the sheet of each column of the header, null for one that the sheet lacks, then of the first column to its right; by
   * default from 0 on.
   */
  readonly columns?: readonly (number | null)[];
  /** The same for the second and further rows that each row of the sheet becomes. */
  readonly furtherColumns?: readonly (readonly (number | null)[])[];
  /** A name that `loadableTablesQuery` lists. */
  readonly table: string;
  /** Whether it replaces the whole table. */
  readonly mode: "total" | "partial";
  readonly header: readonly string[];
  /** The row of the sheet with the header, from 1 to 20. */
  readonly headerRow: number;
  readonly rows: readonly (readonly SheetCell[])[];
}

export interface UploadProgress {
  /** Batches that the server has. */
  readonly done: number;
  readonly batches: number;
  /** Rows that the server has. */
  readonly rows: number;
}

export interface SheetUpload {
  readonly id: string;
  readonly batches: number;
  /**
   * Sends the missing batches; returns the import once the server has compared it with the table.
   * After a failure it can be called again, and does not repeat batches that have arrived.
   * @throws {ApiError} `network` when the connection was lost; `invalid` with the server's reason.
   * @throws {LongRowsError} naming the rows that are too long
   */
  send(onProgress?: (progress: UploadProgress) => void): Promise<DataImport>;
  /**
   * Discards the upload, which unblocks its table. Waits for batches under way, which would reopen
   * the import, unless the page is closing.
   */
  discard(options?: { readonly isLeaving?: boolean }): Promise<void>;
}

/**
 * An upload of a sheet for a preview. The first batch is sent alone, because it opens the import, and
 * the last one as well, because it closes it; the others are sent two at a time.
 */
export function createSheetUpload(client: ApiClient, sheet: Sheet): SheetUpload {
  const id = crypto.randomUUID();
  const batches = Math.max(1, Math.ceil(sheet.rows.length / batchSize));
  const arrived = new Set<number>();
  const parts = 1 + (sheet.furtherColumns?.length ?? 0);
  const rowAt = (index: number) => sheet.headerRow + 1 + Math.floor(index / parts);
  let rows = 0;

  async function sendBatch(number: number) {
    const data = sheet.rows.slice((number - 1) * batchSize, number * batchSize);
    const body: DeepReadonly<Wire<"ExcelUpload">> = {
      table_name: sheet.table,
      tipo: number === 1 ? sheet.mode : "partial",
      Header: sheet.header,
      Data: data,
      upload_id: id,
      batch: number,
      batches,
      file_name: shortName(sheet.fileName),
      header_row: sheet.headerRow,
      ...(sheet.sheet !== undefined && { sheet_name: shortName(sheet.sheet) }),
      hidden_rows: sheet.hiddenRows,
      dollar_cells: sheet.dollarCells,
      remark_rows: sheet.remarkRows,
      hidden_columns: sheet.hiddenColumns?.slice(0, maxNames).map(shortName),
      hidden_sheets: sheet.hiddenSheets?.slice(0, maxNames).map(shortName),
      sheet_columns: sheet.columns,
      further_columns: sheet.furtherColumns,
      preview: true,
    };
    const answer = await client
      .call(operation.excelUpload, { body }, (wire) => wire)
      .catch((thrown: unknown) => {
        if (!isApiError(thrown) || thrown.status !== tooLarge) throw thrown;
        const first = (number - 1) * batchSize;
        throw new LongRowsError(rowAt(first), rowAt(first + data.length - 1), thrown);
      });
    arrived.add(number);
    rows += answer.affectedRows;
    return answer.import;
  }

  const find = () => client.call(operation.getImport, { path: { id } }, (wire): DataImport => wire);

  /** The import, if its last batch has arrived although the response was lost. */
  async function closed(): Promise<DataImport | undefined> {
    try {
      const dataImport = await find();
      return dataImport.state === "staging" || dataImport.state === "failed"
        ? undefined
        : dataImport;
    } catch (thrown) {
      if (isApiError(thrown) && thrown.kind === "notFound") return undefined;
      throw thrown;
    }
  }

  let hasBegun = false;
  let hasFailed = false;
  let isDiscarded = false;
  let sending: Promise<unknown> = Promise.resolve();

  async function sendMissing(report: () => void): Promise<DataImport> {
    report();
    const early = hasFailed ? await closed() : undefined;
    if (early) return early;
    const one = async (number: number) => {
      if (isDiscarded) throw new DOMException("The upload was discarded.", "AbortError");
      hasBegun = true;
      const dataImport = await sendBatch(number);
      report();
      return dataImport;
    };
    if (batches > 1 && !arrived.has(1)) await one(1);
    const between = Array.from({ length: batches }, (_, index) => index + 1).filter(
      (number) => number < batches && !arrived.has(number),
    );
    let isStopped = false;
    const worker = async () => {
      for (let next = between.shift(); next !== undefined; next = between.shift()) {
        if (isStopped) return;
        try {
          await one(next);
        } catch (thrown) {
          isStopped = true;
          throw thrown;
        }
      }
    };
    // Waits for all, so that a retry does not repeat a batch that arrives late.
    const ends = await Promise.allSettled(Array.from({ length: parallel }, worker));
    const failure = ends.find((end) => end.status === "rejected");
    if (failure) throw failure.reason;
    return compared((await one(batches)) ?? (await find()));
  }

  /** Asks for the import until its rows are compared. The server answers after a second at the latest. */
  async function compared(started: DataImport): Promise<DataImport> {
    let current = started;
    while (current.state === "staging") {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      current = await find();
    }
    return current;
  }

  return {
    id,
    batches,
    async send(onProgress) {
      const completion = sendMissing(() => onProgress?.({ done: arrived.size, batches, rows }));
      sending = completion.catch(() => undefined);
      try {
        return await completion;
      } catch (thrown) {
        hasFailed = true;
        throw thrown;
      }
    },
    async discard({ isLeaving = false } = {}) {
      isDiscarded = true;
      if (!hasBegun) return;
      if (!isLeaving) await sending;
      await client.call(
        operation.discardImport,
        { path: { id }, keepalive: isLeaving },
        () => undefined,
      );
    },
  };
}

/** 1 PDF, 2 banner, 3 detail, 4 other image. */
export type FileKind = Wire<"FileUpload">["id_tipo_archivo"];

export interface UploadedFile {
  readonly name: string;
  /** Whether it replaced a file of the same name. */
  readonly replaced: boolean;
  /** Missing if it is not a picture of a product. */
  readonly picture?: UploadedPicture;
}

/** The product and position whose picture a file became. */
export interface UploadedPicture {
  /** The product's code, or a fluid with its bottle. */
  readonly product: string;
  /** From 1. */
  readonly position: number;
  /** Earlier positions without a picture: datasheets show pictures up to the first missing one. */
  readonly missing: readonly number[];
}

/** The stored state of a replaced file. */
const historic = -2;

/** Sends an image or a PDF. */
export function uploadFile(
  client: ApiClient,
  file: File,
  kind: FileKind,
  signal?: AbortSignal,
): Promise<UploadedFile> {
  return client.call(
    operation.imgAndPdfUpload,
    {
      body: { file: file.name, id_tipo_archivo: kind },
      bodySerializer: () => {
        const form = new FormData();
        // Fields precede the bytes: the server needs the kind before the file.
        form.set("id_tipo_archivo", String(kind));
        form.set("file", file, file.name);
        return form;
      },
      signal,
    },
    ({ nombre, estado, picture }): UploadedFile => ({
      name: nombre,
      replaced: estado === historic,
      picture,
    }),
  );
}
