import type { TableRow } from "@caliper/api-client";
import { expect, it } from "vitest";
import { filterRows } from "./filterRows.ts";

const row = (code: string): TableRow => ({ code, cells: { code, boxQuantity: null } });
const rows = [row("CC-10"), row("CC-9"), row("CC-8")];

it.each([
  ["cc10", ["CC-10"]],
  [" ", ["CC-10", "CC-9", "CC-8"]],
  ["zz", []],
])("filters by %j in any notation", (text, codes) => {
  expect(filterRows(rows, text).map(({ code }) => code)).toEqual(codes);
});
