import { afterAll, beforeAll, expect, it } from "vitest";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

/** The first changed row of a preview with its new values, and the counts. */
async function preview(
  table: string,
  header: readonly string[],
  row: readonly (string | number | null)[],
) {
  const set = await bench.send(named(table), [[...row]], { header, preview: true });
  const { imports } = bench.services();
  const [first] = await imports.rows(set, { offset: 0, limit: 1 });
  await imports.discard(set.id);
  return {
    kind: first?.kind,
    after: first?.change.after,
    cells: first?.cells,
    problems: first?.problems,
  };
}

it("reads the portal's names of columns and values", async () => {
  const { kind, after } = await preview(
    "brake_rotors",
    ["Código", "Posición", "Disco", "Altura total"],
    ["BR31338", "Trasera", "SÓLIDO", 12],
  );
  expect(kind).toBe("changed");
  expect(after).toMatchObject({ position: "Rear", disc: "Solid", height: 12 });
});

it("reads CHINA as the warehouse PLANTA", async () => {
  const { after } = await preview(
    "precios",
    ["Code", "Grade", "Warehouse", "Price (USD)"],
    ["BR31338", "Standard", "CHINA", 7.77],
  );
  expect(after).toMatchObject({ warehouse: "PLANTA", grade: "Precio", price_cents: 777 });
});

it("converts numbers from the unit of the header, and leaves other values unchanged", async () => {
  const header = ["XBP", "Overall height (in)", "THICKNESS mm"];
  const { after } = await preview("brake_rotors", header, ["BR31338", "1 1/8", 20]);
  expect(after).toMatchObject({ height: 28.575, thickness: 20 });
  const { kind, cells } = await preview("brake_rotors", header, ["BR31338", "1,5", 20]);
  expect(kind).toBe("invalid");
  expect(cells).toEqual(["BR31338", "1,5 in", 20]);
});

it("leaves out the notes that our own workbooks add", async () => {
  const header = ["Tipo", "Código", "FMSI", "Marca", "Intercambio", "Problema"];
  const { kind, after } = await preview("intercambios", header, [
    "Rotores de freno",
    "BR31338",
    null,
    "TEST",
    "T-1",
    "Fila 3",
  ]);
  expect(kind).toBe("added");
  expect(after).toMatchObject({ code: "BR31338", brand: "TEST", interchange: "T-1" });
});

it("refuses prices in another currency, and one column under two names", async () => {
  await expect(
    preview("precios", ["Codigo", "GRADO", "ALMACEN", "Precio (MXN)"], []),
  ).rejects.toThrow("Header: “Precio (MXN)” is another currency. Expected prices in US dollars.");
  await expect(preview("brake_rotors", ["XBP", "HEIGHT", "Altura total"], [])).rejects.toThrow(
    "Header: “Altura total” appears twice.",
  );
});

it("finds a part by each of several FMSI numbers of a cell, and without the number of the plate", async () => {
  const set = await bench.send(named("brake_pads"), [["D1200", "8878-D99650, D99377"]], {
    header: ["XBP", "FMSI"],
  });
  expect(set.state).toBe("committed");
  const keysOf = async () =>
    (
      await bench.data.database.read
        .selectFrom("search_key")
        .select(["key", "shown"])
        .where("code", "=", "D1200")
        .where("kind", "=", "fmsi")
        .orderBy("key")
        .execute()
    ).map(({ key, shown }) => `${key}: ${shown}`);
  expect(await keysOf()).toEqual([
    "8878D99650: 8878-D99650",
    "8878D99650D99377: 8878-D99650, D99377",
    "D99377: D99377",
    "D99650: D99650",
  ]);
  await bench.services().imports.undo(set.id, "admin");
  expect(await keysOf()).toHaveLength(1);
});
