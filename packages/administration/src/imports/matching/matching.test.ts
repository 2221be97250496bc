import { expect, it } from "vitest";
import type { SheetPlan, SheetTop } from "@caliper/sheet-reader";
import { movedTo } from "./matching.ts";

const titled: SheetTop = {
  name: "Rotors",
  rows: [["Price list"], [null], ["XBP", "HEIGHT"], ["BR1", 49.5]],
};
const unknown: SheetTop = {
  name: "Other",
  rows: [["List"], ["Ref", "A", "B"], ["BR1", 1, 2]],
};
const plan: SheetPlan = {
  sheet: "First",
  headerRow: 7,
  table: "brake_rotors",
  columns: ["XBP", null, null, null, null],
};

it("looks for the header again on another sheet", () => {
  expect(movedTo(titled, plan)).toMatchObject({
    sheet: "Rotors",
    headerRow: 3,
    columns: ["XBP", "HEIGHT"],
  });
  const columns = [null, null, null];
  expect(movedTo(unknown, plan)).toEqual({ ...plan, sheet: "Other", headerRow: 2, columns });
  const withoutTable = movedTo(unknown, { ...plan, table: "" });
  expect(withoutTable).toEqual({ sheet: "Other", headerRow: 2, table: "", columns });
});
