import { expect, it } from "vitest";
import { tableSettingsIn } from "./tableSettings.ts";

const storeOf = (text: string | null) => {
  let stored = text;
  return tableSettingsIn({ get: () => stored, set: (next) => (stored = next) });
};
const table = { hidden: ["fits"], sort: [{ column: "code", direction: "descending" as const }] };

it("keeps the settings of each table", () => {
  const store = storeOf(null);
  store.save("hits", table);
  store.save("files", { hidden: [], sort: [] });
  expect(store.load("hits")).toEqual(table);
  expect(store.load("audit")).toBeUndefined();
});

it.each(["", "no JSON", "[]", "1", '{"hits":1}', '{"hits":{"hidden":[]}}'])(
  "ignores %j",
  (text) => {
    expect(storeOf(text).load("hits")).toBeUndefined();
  },
);

it("drops entries of other types", () => {
  const sort = [{ column: "code", direction: "up" }, { column: 1 }, null, ...table.sort];
  const text = JSON.stringify({ hits: { hidden: ["fits", 1], sort } });
  expect(storeOf(text).load("hits")).toEqual(table);
});
