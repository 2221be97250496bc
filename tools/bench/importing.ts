/** A thread that imports a sheet like the portal, or undoes an import, and returns the duration in ms. */
import { parentPort, workerData } from "node:worker_threads";
import { createClient } from "../../packages/api-client/src/client.ts";
import * as operation from "../../packages/api-client/src/generated/endpoints.ts";
import { createSheetUpload } from "../../packages/api-client/src/upload.ts";

export type SheetCells = (string | number)[];

export type ImportOrder = {
  readonly origin: string;
  readonly cookie: string;
} & (
  | {
      readonly act: "load";
      readonly table: string;
      readonly header: readonly string[];
      readonly cells: readonly SheetCells[];
    }
  | { readonly act: "undo"; readonly id: string }
);

export interface ImportDone {
  /** ID of the import. */
  readonly id: string;
  /** Duration of the commit or the undo in ms. */
  readonly took: number;
}

const order = workerData as ImportOrder;
const client = createClient({
  baseUrl: order.origin,
  fetch: (request) => {
    request.headers.set("cookie", order.cookie);
    return fetch(request);
  },
});

async function load(sheet: Extract<ImportOrder, { act: "load" }>): Promise<string> {
  const { table, header, cells } = sheet;
  const fileName = `${table}.xlsx`;
  const upload = createSheetUpload(client, {
    fileName,
    table,
    mode: "partial",
    header,
    headerRow: 1,
    rows: cells,
  });
  await upload.send();
  return upload.id;
}

const id = order.act === "load" ? await load(order) : order.id;
const path = { id };
const began = performance.now();
if (order.act === "load") {
  const body = { skipInvalid: false };
  await client.call(operation.commitImport, { path, body }, () => undefined);
} else {
  await client.call(operation.undoImport, { path }, () => undefined);
}
parentPort?.postMessage({ id, took: performance.now() - began } satisfies ImportDone);
