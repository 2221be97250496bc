import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { familyTables, relatedTables, viewerOf } from "@caliper/catalogue-model";
import { createQueryUnderstanding, type QueryUnderstanding, unlimited } from "@caliper/server/find";
import { createRepositories } from "@caliper/server/repositories";
import { insertRows, rebuildSearchKeys } from "@caliper/server/seeding";
import { createTestDatabase, type TestDatabase } from "@caliper/server/testing";
import { buildCatalogue } from "./catalogue.ts";
import { fluidProducts } from "./fluids.ts";
import { demoRows } from "./rows.ts";
import { random } from "./random.ts";
import { expectationOf, isMet } from "./testing/queries.ts";
import { errors, knownCodes, mistyped } from "./testing/typos.ts";
import { loadVehicles } from "./vehicles.ts";

let own: TestDatabase;
let find: QueryUnderstanding["find"];

const viewer = viewerOf({ username: "admin", level: "ADMIN", flags: [], warehouses: [] });

/** The catalogue of the demo without pictures. */
beforeAll(async () => {
  own = await createTestDatabase({ content: "empty" });
  const { write } = own.database;
  const rows = demoRows([...buildCatalogue(loadVehicles()), ...fluidProducts()]);
  await write.transaction().execute(async (transaction) => {
    for (const { name } of [...Object.values(relatedTables), ...Object.values(familyTables)]) {
      await insertRows(transaction, name, rows[name]);
    }
    await rebuildSearchKeys(transaction);
  });
  const repositories = createRepositories(own.database);
  // What is in stock changes no answer.
  const stocks = { withStock: <Row>(some: readonly Row[]) => Promise.resolve(some) };
  ({ find } = createQueryUnderstanding({ ...repositories, stocks }, Date.now));
});
afterAll(() => own.close());

const ask = (text: string) =>
  find({ text, viewer, guesses: unlimited, warehouse: undefined, limit: 8 });

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

const kinds = ["code", "fmsi", "interchange"] as const;
/** Limits: first where only one part is one error away; first after the likeliest errors; among the suggestions. */
const least = [0.95, 0.95, 0.8];
const casesPerError = 120;

/**
 * A typed text that is itself a code, or the start of one, is not an error: the search finds that code. Where other codes
 * are one error away as well, only the likelihood of the error decides, so these cases have a limit of their own.
 */
test("codes with one typing error lead to their parts", async () => {
  const rows = await own.database.read
    .selectFrom("search_key")
    .select(["key", "kind", "code"])
    .execute();
  const known = knownCodes(rows);
  for (const kind of kinds) {
    const draw = random(`typing errors of ${kind}`);
    const intended = rows.filter((row) => row.kind === kind && row.key.length > 3);
    const found: { error: string; isAlone: boolean; place: number }[] = [];
    for (const error of errors) {
      for (let cases = 0; cases < casesPerError;) {
        const key = intended[draw.int(0, intended.length - 1)]?.key ?? "";
        const typed = mistyped(key, error, draw);
        if (typed === key || known.isBeginning(typed)) continue;
        cases += 1;
        const wanted = known.partsOf(key);
        const { parts } = await ask(typed);
        const place = parts.findIndex(({ product }) => wanted.has(product.code));
        found.push({ error, isAlone: known.isAlone(typed, wanted), place });
      }
    }
    const share = (of: typeof found, isRight: (place: number) => boolean) =>
      of.filter(({ place }) => isRight(place)).length / of.length;
    const isFirst = (place: number) => place === 0;
    const alone = found.filter(({ isAlone }) => isAlone);
    const likely = found.filter(({ error }) => error === "doubling" || error === "transposition");
    const shares = [share(alone, isFirst), share(likely, isFirst), share(found, (at) => at >= 0)];
    expect([kind, shares, shares.map((each, index) => each >= (least[index] ?? 1))]).toEqual([
      kind,
      shares,
      least.map(() => true),
    ]);
  }
});
