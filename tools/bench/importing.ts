/** A thread that loads a sheet, or takes one back, and answers with the ms of the commit or the undo. */
import { parentPort, workerData } from "node:worker_threads";

export type SheetCells = (string | number)[];

export interface ImportOrder {
  readonly act: "load" | "undo";
  readonly origin: string;
  readonly cookie: string;
  /** Of the import. */
  readonly id: string;
  readonly table: string;
  readonly header: readonly string[];
  readonly cells: readonly SheetCells[];
}

/** As the portal does: so many rows per batch, and so many batches at once. */
const batchSize = 500;
const parallel = 2;

const { act, origin, cookie, id, table, header, cells } = workerData as ImportOrder;

async function post(path: string, body: object): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - began;
}

async function upload(): Promise<void> {
  const batches = Math.ceil(cells.length / batchSize);
  const send = (batch: number) =>
    post("/api/excelUpload", {
      table_name: table,
      tipo: "partial",
      Header: header,
      Data: cells.slice((batch - 1) * batchSize, batch * batchSize),
      upload_id: id,
      batch,
      batches,
      preview: true,
    });
  await send(1);
  const left = Array.from({ length: batches - 2 }, (_, index) => index + 2).values();
  const hand = async () => {
    for (const batch of left) await send(batch);
  };
  await Promise.all(Array.from({ length: parallel }, hand));
  await send(batches);
}

if (act === "load") await upload();
const took =
  act === "load"
    ? await post(`/api/v1/imports/${id}/commit`, { skipInvalid: false })
    : await post(`/api/v1/imports/${id}/undo`, {});
parentPort?.postMessage(took);
