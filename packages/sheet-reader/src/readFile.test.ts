import { describe, expect, it } from "vitest";
import type { SheetPlan } from "./plan.ts";
import { openWorkbook, readFile } from "./readFile.ts";
import { readSheet } from "./readSheet.ts";
import { workbookOf } from "./testing/workbook.ts";

type Rows = Parameters<typeof workbookOf>[0];

const read = (rows: Rows, merged: readonly string[] = [], plan?: SheetPlan) =>
  readFile(new Uint8Array(workbookOf(rows, merged)), "aplicaciones.xlsx", {
    open: openWorkbook,
    layouts: [],
    onProgress: () => undefined,
    ...(plan && { plan }),
  });

const header = ["Codigo", "Marca", "Modelo", "Desde", "Hasta"];
const vehicles = [
  header,
  ["BR1", "Toyota", "Corolla", 2001, 2005],
  ["BR1", null, "Yaris", 2001, 2005],
  ["BR1", "Honda", "Civic", 2001, 2005],
  ["BR1", null, "Accord", 2001, 2005],
];

describe("merged cells", () => {
  it("are asked about with every range, and repeated if that is chosen", async () => {
    const merged = ["B2:B3", "B4:B5"];
    const { question, sheet } = await read(vehicles, merged);
    expect(sheet).toBeUndefined();
    expect(question.merged).toMatchObject({ cell: "B2:B3", others: ["B4:B5"], count: 2 });
    const again = await read(vehicles, merged, { ...question.proposal.plan, repeatsMerged: true });
    expect(again.sheet?.rows.map(([, maker]) => maker)).toEqual([
      "Toyota",
      "Toyota",
      "Honda",
      "Honda",
    ]);
  });

  it("of a column that is left out are not asked about", async () => {
    const { question } = await read(vehicles, ["B2:B3"]);
    const columns = question.proposal.plan.columns.with(1, null);
    const { sheet } = await read(vehicles, ["B2:B3"], { ...question.proposal.plan, columns });
    expect(sheet?.rows).toHaveLength(4);
  });

  it("of a column that the table lacks are not refused, as its name is", async () => {
    const noted = vehicles.map((row, at) => [...row, at === 0 ? "Nota interna" : "oferta"]);
    const bytes = (merged: string[]) => new Uint8Array(workbookOf(noted, merged));
    const sheet = await readSheet(bytes(["F2:F3"]), "aplicaciones.xlsx");
    expect(sheet.header).toContain("Nota interna");
    const known = readSheet(bytes(["B2:B3"]), "aplicaciones.xlsx");
    await expect(known).rejects.toMatchObject({ problem: { kind: "mergedCells" } });
  });

  it("of a remark below the table are skipped with it", async () => {
    const remark = "Lista sujeta a cambio";
    const rows = [...vehicles.slice(0, 2), [remark]];
    const { question, sheet } = await read(rows, ["A3:E3"]);
    expect(sheet?.remarks).toEqual(new Map([[3, remark]]));
    expect(sheet?.rows).toEqual([["BR1", "Toyota", "Corolla", 2001, 2005], []]);
    const plan = { ...question.proposal.plan, skipsRemarks: false };
    const loaded = await read(rows, ["A3:E3"], plan);
    expect(loaded.sheet?.rows[1]).toEqual([remark]);
  });
});
