import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { familyTables, relatedTables, viewerOf } from "@caliper/catalogue-model";
import { createQueryUnderstanding, type QueryUnderstanding, unlimited } from "@caliper/server/find";
import { insertRows, rebuildSearchKeys } from "@caliper/server/seeding";
import { createTestDatabase, type TestDatabase } from "@caliper/server/testing";
import { buildCatalogue } from "./catalogue.ts";
import { fluidProducts } from "./fluids.ts";
import { demoRows } from "./rows.ts";
import { expectationOf, isMet } from "./testing/queries.ts";
import { loadVehicles } from "./vehicles.ts";

let own: TestDatabase;
let find: QueryUnderstanding["find"];

const viewer = viewerOf({ username: "admin", level: "ADMIN", flags: [], warehouses: [] });

/** The catalogue of the demo without pictures. */
beforeAll(async () => {
  own = await createTestDatabase({ content: "empty" });
  const { write, dialect } = own.database;
  const rows = demoRows([...buildCatalogue(loadVehicles()), ...fluidProducts()]);
  await write.transaction().execute(async (transaction) => {
    for (const { name } of [...Object.values(relatedTables), ...Object.values(familyTables)]) {
      await insertRows(transaction, dialect, name, rows[name]);
    }
    await rebuildSearchKeys(transaction);
  });
  ({ find } = createQueryUnderstanding(own.database, Date.now));
});
afterAll(() => own.close());

const ask = (text: string) =>
  find({ text, viewer, tried: unlimited, warehouse: undefined, limit: 8 });

test("at least 95 % of the queries lead to the right part or search within three suggestions", async () => {
  const text = readFileSync(new URL("./testing/queries.txt", import.meta.url), "utf8");
  const queries = text.split("\n").flatMap((line) => {
    const [query = "", expected] = line.split(" => ");
    return expected === undefined || line.startsWith("#") ? [] : [{ query, expected }];
  });
  expect(queries.length).toBeGreaterThan(200);
  const missed: string[] = [];
  for (const { query, expected } of queries) {
    if (!isMet(expectationOf(expected), await ask(query))) missed.push(`${query} => ${expected}`);
  }
  expect(missed.slice(Math.floor(queries.length * 0.05))).toEqual([]);
});
