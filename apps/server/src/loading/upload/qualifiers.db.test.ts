import { afterAll, beforeAll, expect, it } from "vitest";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

const vehicle = ["Código", "Marca", "Modelo", "Desde", "Hasta", "Posición"];
type Cell = string | number | null;
const key: readonly Cell[] = ["BR31338", "Toyota", "Qualifier", 2009, 2013, "Front"];

async function preview(cells: Readonly<Record<string, Cell>>, ofVehicle = key) {
  const header = [...vehicle, ...Object.keys(cells)];
  const rows = [[...ofVehicle, ...Object.values(cells)]];
  const set = await bench.send(named("aplicaciones"), rows, { header, preview: true });
  const { imports } = bench.services();
  const [first] = await imports.rows(set, { offset: 0, limit: 1 });
  await imports.discard(set.id);
  return first;
}

it("reads what an observation states into empty columns, and keeps the text", async () => {
  const row = await preview({ Observación: "Rin 15, sin ABS", "Rin, pulgadas": null });
  expect(row?.change.after).toMatchObject({
    observation: "Rin 15, sin ABS",
    wheel_size: "15",
    abs: 0,
    drive: null,
  });
});

it("keeps what a column states, also if the observation says the contrary", async () => {
  const row = await preview({ observation: "With ABS", ABS: "no" });
  expect(row?.change.after).toMatchObject({ abs: 0 });
});

it("accepts several wheel sizes, and the portal's names of values", async () => {
  const row = await preview({ WHEEL_SIZE: "16 y 15", "Freno trasero": "Tambor", MONTH_FROM: 6 });
  expect(row?.change.after).toMatchObject({
    wheel_size: "15, 16",
    rear_brake: "Drum",
    month_from: 6,
  });
});

it.each<[column: string, value: Cell, kind: string, expected: RegExp]>([
  ["MONTH_FROM", 13, "choice", /"12"/u],
  ["MONTH_TO", 0, "choice", /12/u],
  ["DRIVE", "6x6", "choice", /4x2/u],
  ["WHEEL_SIZE", "15, 99", "choice", /15/u],
  ["WHEEL_SIZE", ",", "choice", /15/u],
  ["REAR_BRAKE", "Band", "choice", /Disc/u],
  ["ABS", "maybe", "boolean", /./u],
  ["QTY_VEHICLE", 0, "choice", /24/u],
])("refuses %s %j with the place and what is expected", async (column, value, kind, expected) => {
  const row = await preview({ [column]: value });
  expect(row?.kind).toBe("invalid");
  expect(row?.problems).toMatchObject([{ column, value: String(value), kind, cell: "G2" }]);
  expect(JSON.stringify(row?.problems[0]?.expected)).toMatch(expected);
});

it("refuses a month of a last year that is empty, and one before the first month", async () => {
  const open = await preview({ MONTH_TO: 3 }, key.with(4, null));
  expect(open?.problems).toMatchObject([
    { column: "MONTH_TO", value: "3", kind: "years", expected: { id: "cell.monthWithoutYear" } },
  ]);
  const oneYear = await preview({ MONTH_FROM: 6, MONTH_TO: 3 }, key.with(4, 2009));
  expect(oneYear?.problems).toMatchObject([
    { column: "MONTH_TO", kind: "years", expected: { id: "cell.months" } },
  ]);
});

it("follows a changed observation in a sheet without the columns", async () => {
  const send = async (observation: string) => {
    const header = [...vehicle, "Observación"];
    await bench.send(named("aplicaciones"), [[...key, observation]], { header });
    const rows = await bench.data.database.read
      .selectFrom("application")
      .select(["abs", "wheel_size"])
      .where("model", "=", "Qualifier")
      .execute();
    return rows;
  };
  expect(await send("With ABS")).toEqual([{ abs: 1, wheel_size: null }]);
  expect(await send("Without ABS, 15-inch wheel")).toEqual([{ abs: 0, wheel_size: "15" }]);
});
