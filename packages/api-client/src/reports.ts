/** Spreadsheet exports, and the newsletter. */
import { reportFamilies, type ReportFamily } from "@caliper/catalogue-model";
import type { ApiClient } from "./client.ts";
import { errorOfThrown, isAbort } from "./errors.ts";
import * as operation from "./generated/endpoints.ts";
import { fixedQuery, freshFor, keyOf, nothing, readQuery } from "./query.ts";
import type { Wire } from "./wire.ts";

/** A complete file and its name. */
export interface Download {
  readonly name: string;
  readonly content: Blob;
}

export interface DownloadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the bytes received so far; the total is unknown. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
}

/** The names of the tables that can be downloaded. */
export const tableNamesQuery = fixedQuery(operation.obtenerTablas, {
  staleTime: freshFor.reference,
});

/**
 * A table as a workbook in the reader's language, under the table's name, so that it can be imported again.
 * @throws {ApiError} also when the connection breaks during the download.
 */
export function downloadTable(
  client: ApiClient,
  table: string,
  options: DownloadOptions = {},
): Promise<Download> {
  return received(`${table}.xlsx`, options, (signal) =>
    client.call(
      operation.descargarExcel,
      { path: { table }, query: { lang: client.language() }, parseAs: "stream", signal },
      (stream) => stream,
    ),
  );
}

/**
 * The interchanges of some families as a workbook.
 * @throws {ApiError} as `downloadTable` does.
 */
export function downloadInterchanges(
  client: ApiClient,
  families: readonly ReportFamily[],
  options: DownloadOptions = {},
): Promise<Download> {
  const type = reportFamilies
    .flatMap((family, index) => (families.includes(family) ? [index] : []))
    .join(",");
  return received("interchanges.xlsx", options, (signal) =>
    client.call(
      operation.dynamicBrakesReports,
      { query: { type }, parseAs: "stream", signal },
      (stream) => stream,
    ),
  );
}

/**
 * What changes when the prices of a day begin, as a workbook in the reader's language.
 * @throws {ApiError} as `downloadTable` does.
 */
export function downloadPriceChanges(
  client: ApiClient,
  day: string,
  options: DownloadOptions = {},
): Promise<Download> {
  return received(`price-changes-${day}.xlsx`, options, (signal) =>
    client.call(
      operation.getPriceChanges,
      { query: { day, lang: client.language() }, parseAs: "stream", signal },
      (stream) => stream,
    ),
  );
}

async function received(
  name: string,
  { onProgress, signal }: DownloadOptions,
  call: (
    signal: AbortSignal | undefined,
  ) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>,
): Promise<Download> {
  const stream = await call(signal);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    const reader = stream?.getReader();
    for (;;) {
      const next = await reader?.read();
      if (next === undefined || next.done) break;
      chunks.push(next.value);
      bytes += next.value.byteLength;
      onProgress?.(bytes);
    }
  } catch (thrown) {
    throw isAbort(thrown) ? thrown : errorOfThrown(thrown);
  }
  return { name, content: new Blob(chunks, { type: workbookType }) };
}

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export interface Newsletter {
  /** As it was uploaded: `november.pdf`. */
  readonly name: string;
  /** The URL of the PDF. */
  readonly url: string;
}

/**
 * The published newsletter, or null. The file itself is checked, too, because a frame does not
 * report a missing file.
 */
export function newsletterQuery(client: ApiClient) {
  return readQuery(client, keyOf(operation.getPdfUploaded), async (signal) => {
    const newsletter = await client.call(operation.getPdfUploaded, { signal }, (wire) =>
      newsletterOf(client.baseUrl, wire),
    );
    if (newsletter === null) return null;
    const { name } = newsletter;
    await client.call(operation.uploadedFileExists, { path: { name }, signal }, nothing);
    return newsletter;
  });
}

function newsletterOf(baseUrl: string, wire: readonly Wire<"Newsletter">[]): Newsletter | null {
  const path = wire[0]?.archivo_data;
  if (path === undefined || path === "") return null;
  return {
    name: decodeURIComponent(path.slice(path.lastIndexOf("/") + 1)),
    url: path.startsWith("/") ? baseUrl + path : path,
  };
}
