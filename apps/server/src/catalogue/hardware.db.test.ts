import { describe, expect, it } from "vitest";
import { warehouses } from "@caliper/catalogue-model";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

const search = async (code: string) =>
  (
    await server.ok("searchHardware", {
      query: { code },
      as: "junior",
    })
  ).Data;
const info = (code: string, as: Caller = "cliente") =>
  server.ok("hardwareInfo", { query: { code }, as });

describe("hardware", () => {
  it.each(["H5678", "h-5678", " h 5678"])("is found by its code as %j", async (code) => {
    const rows = await search(code);
    expect(rows.filter((row) => row.XBP === "H5678").map((row) => row.BRAKE)).toEqual([
      "D1200",
      "D12001",
    ]);
  });

  it.each(["D1200", "d-1200"])("is found by its brake as %j, exact before prefix", async (code) => {
    const [first, second] = await search(code);
    expect(first).toMatchObject({ XBP: "H5678", BRAKE: "D1200" });
    expect(second).toMatchObject({ XBP: "H5678", BRAKE: "D12001" });
  });

  it.each(["---", "%", "_", "NO SUCH"])("is not found by %j", async (code) => {
    expect(await search(code)).toEqual([]);
  });

  it("has its brakes, prices and vehicles", async () => {
    const kit = await info("h5678");
    expect(kit).toMatchObject({ Codigo: "H5678", Type: "Hardware" });
    expect(kit.Brakes.Data.map((row) => row.BRAKE)).toEqual(["D1200", "D12001"]);
    expect(kit.Prices?.Fields).toEqual(["Warehouse", "Price"]);
    expect(kit.Prices?.Data.map((row) => row.Warehouse)).toEqual(warehouses);
    expect(kit.Applications?.Data).toContainEqual(
      expect.objectContaining({
        Maker: "Toyota",
        Model: "Corolla",
        Desde: 2009,
        Hasta: 2013,
        "Application Type": "front",
        Codigo: "H5678",
        PLANTA: expect.any(Number),
      }),
    );
  });

  it("has one type and location in all answers", async () => {
    const kit = await info("H5678");
    const [brake] = kit.Brakes.Data;
    expect(brake).toMatchObject({ TIPO: "Pad fitting kit", UBICACION: "Caliper bracket" });
    for (const row of await search("H5678")) expect(row.Type).toBe("Pad fitting kit");
    const rows = kit.Applications?.Data ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({
        Location: "Caliper bracket",
        "Hardware Type": "Pad fitting kit",
      });
    }
  });

  it("for both axles has two rows", async () => {
    const { write } = server.data.database;
    await write
      .updateTable("application")
      .set({ position: "Front and rear" })
      .where("code", "=", "H5678")
      .execute();
    const kit = await info("H5678");
    expect(kit.Applications?.Data.map((row) => row["Application Type"])).toEqual(["front", "Rear"]);
  });
});
