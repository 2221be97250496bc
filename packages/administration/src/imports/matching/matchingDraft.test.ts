import { expect, it } from "vitest";
import { storedPlan, storePlan } from "./matchingDraft.ts";

const proposed = { sheet: "Hoja1", headerRow: 3, table: "", columns: [null, null] };
const chosen = { ...proposed, table: "Brake_Rotors", headerRow: 4 };

const memory = () => {
  let text = "";
  return { get: () => text, set: (next: string) => (text = next) };
};

it("returns the choices for the same file and proposal, until they are forgotten", () => {
  const kept = memory();
  const file = { fileName: "supplier.xlsx", proposed };
  expect(storedPlan(kept, file)).toBeUndefined();
  storePlan(kept, file, chosen);
  expect(storedPlan(kept, file)).toEqual(chosen);
  expect(storedPlan(kept, { ...file, fileName: "other.xlsx" })).toBeUndefined();
  expect(storedPlan(kept, { ...file, proposed: chosen })).toBeUndefined();
  storePlan(kept, file);
  expect(storedPlan(kept, file)).toBeUndefined();
});
