import type { TestServer } from "./server.ts";

/** Imports that the sample calls refer to. */
export const importIds = {
  /** Ready, with a changed and an invalid row. */
  looked: "00000000-0000-4000-8000-000000000001",
  /** Ready; for `commitImport`. */
  waiting: "00000000-0000-4000-8000-000000000002",
  /** Ready; for `discardImport`. */
  unwanted: "00000000-0000-4000-8000-000000000003",
  /** Committed; for `undoImport`. */
  done: "00000000-0000-4000-8000-000000000004",
  /** Committed; no test changes it. */
  kept: "00000000-0000-4000-8000-000000000005",
  discarded: "00000000-0000-4000-8000-000000000006",
  /** Ready, with an invalid row; for `fixImportCells`. */
  faulty: "00000000-0000-4000-8000-000000000007",
  unknown: "00000000-0000-4000-8000-00000000000f",
} as const;

type Cells = readonly (string | number)[];

/** Creates the imports above through the API. */
export async function addImports(server: TestServer): Promise<void> {
  const send = (upload_id: string, preview: boolean, Data: readonly Cells[]) =>
    server.ok("excelUpload", {
      as: "admin",
      body: {
        table_name: "brake_rotors",
        tipo: "partial",
        Header: ["XBP", "HEIGHT"],
        Data,
        upload_id,
        preview,
        file_name: "1brake_rotors.xlsx",
      },
    });
  await send(importIds.kept, false, [["BR31338", 49.5]]);
  await send(importIds.done, false, [["BR31338", 49.25]]);
  await send(importIds.looked, true, [
    ["BR31338", 49],
    ["BR31340", "12,5"],
  ]);
  await send(importIds.faulty, true, [["BR31340", "12,5"]]);
  await send(importIds.waiting, true, [["BR31338", 48]]);
  await send(importIds.unwanted, true, [["BR31338", 47]]);
  await send(importIds.discarded, true, [["BR31338", 47]]);
  await server.call("discardImport", { path: { id: importIds.discarded }, as: "admin" });
}
