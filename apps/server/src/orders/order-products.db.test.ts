import { describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { sharedTestServer } from "../http/testing/server.ts";
import { productsOf } from "./testing/products.ts";

const server = sharedTestServer();
const products = productsOf(server);

const info = (user: string) =>
  server.ok<"buyOrderUserInfo", Wire<"OrderUserInfo">>("buyOrderUserInfo", {
    as: "admin",
    query: { step: 1, user },
  });

describe("the customers and products of an order", () => {
  it("are the users with prices, with their warehouses and families", async () => {
    const users = await server.ok("buyOrderUserInfo", {
      as: "admin",
      query: { step: 0, user: "a&b" },
    });
    expect(users).toEqual(["admin", "cliente", "cliente_miami", "planta", "planta_pads"]);
    expect((await info("cliente_miami")).Warehouses).toEqual(["MIAMI"]);
    const { Types } = await info("cliente");
    expect(Object.fromEntries(Types.map(({ Type, Subtypes }) => [Type, Subtypes]))).toEqual({
      "Brake Pads": ["Carbon Plus", "Severe Duty", "Ceramic Plus", "Safety Quiet"],
      "Brake Shoes": ["Brake Shoes", "Brake Rolls"],
      "Brake Linings": ["Fiber Glass", "Silver", "Gold"],
      "Brake Rotors": ["Standard", "High Performance"],
      "Brake Drums": [],
      "Wheel Cylinders": [],
      "Master Cylinders": [],
      Hardware: [],
      "Caliper Systems": [],
      Pistons: [],
      "Cylinder Cups": [],
      "Brake Fluids": ["Plastic", "Aluminum"],
    });
    expect((await info("planta_pads")).Types.map(({ Type }) => Type)).toEqual([
      "Brake Pads",
      "Brake Shoes",
      "Brake Linings",
      "Brake Fluids",
    ]);
    const refused = await server.call("buyOrderUserInfo", {
      as: "admin",
      query: { step: 1, user: "junior" },
    });
    expect(refused.status).toBe(404);
    expect((refused.body as Wire<"OrderUserProblem">).msg).toContain("junior");
  });

  it("describes a product, and refuses categories and warehouses of others", async () => {
    const rotors = await products("Brake Rotors", "Standard");
    expect(rotors.length).toBeGreaterThan(0);
    expect(rotors[0]?.Description).toMatch(/^Brake Rotors, .*Standard$/u);
    for (const query of [
      { type: "Brake Rotors" },
      { type: "Brake Rotors", subtype: "Gold" },
      { type: "Wheels" },
      { type: "Brake Drums", user: "cliente_miami", warehouse: "PANAMA" },
      { type: "Brake Rotors", subtype: "Standard", user: "planta_pads", warehouse: "PLANTA" },
    ]) {
      const answer = await server.call("buyOrderPriceInfo", {
        as: "admin",
        query: { step: 0, user: "cliente", warehouse: "MIAMI", ...query },
      });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});

/** The families that a plant flag opens, by section 6 of the specification. */
const opened: Readonly<Record<string, readonly string[]>> = {
  P_BP: ["brake_pads"],
  P_BL: ["brake_shoes", "brake_lining"],
  P_BR: ["brake_rotors", "brake_drums"],
  P_WC_MC: ["wheel_cylinders", "master_cylinders"],
  P_HARD: ["hardware"],
};
const everywhere = ["CETAM", "COLOMBIA", "MEXICO", "MIAMI", "PANAMA", "PLANTA", "VENEZUELA"];
const familyOf = (type: string) =>
  ({ "Brake Linings": "brake_lining", "Caliper Systems": "caliper_kits" })[type] ??
  type.toLowerCase().replaceAll(" ", "_");
const gradeOf = (subtype: string) => (subtype === "Standard" ? "Precio" : subtype.toUpperCase());

/** The price tables and the accounts, read from the database. */
async function tables() {
  const { read } = server.data.database;
  const [prices, codes, accounts, own, flags] = await Promise.all([
    read.selectFrom("price").selectAll().execute(),
    read.selectFrom("product").select(["code", "family"]).execute(),
    read.selectFrom("account").select(["id", "username", "level"]).execute(),
    read.selectFrom("account_warehouse").selectAll().execute(),
    read.selectFrom("account_flag").selectAll().execute(),
  ]);
  const family = new Map(codes.map((row) => [row.code, row.family]));
  return { prices, family, accounts, own, flags };
}

describe("the prices of an order", () => {
  it.each(["admin", "cliente", "cliente_miami", "planta", "planta_pads"])(
    "for %s are those of the price table for the user's warehouses and families, without prices on request",
    async (user) => {
      const { prices, family, accounts, own, flags } = await tables();
      const account = accounts.find(({ username }) => username === user);
      const warehouses = own
        .filter((row) => row.account_id === account?.id)
        .map(({ warehouse }) => warehouse);
      const mine = flags.filter((row) => row.account_id === account?.id).map(({ flag }) => flag);
      const { Warehouses, Types } = await info(user);
      // An administrator has every warehouse.
      const has = account?.level === "ADMIN" ? everywhere : warehouses;
      expect(Warehouses.toSorted()).toEqual(has.toSorted());
      const flagged = [...mine.flatMap((flag) => opened[flag] ?? []), "brake_fluids"];
      const may = account?.level === "PLANTA" ? flagged : [...new Set(family.values())];
      expect(Types.map(({ Type }) => familyOf(Type)).toSorted()).toEqual(may.toSorted());
      let compared = 0;
      for (const warehouse of Warehouses) {
        for (const { Type, Subtypes } of Types) {
          for (const subtype of Subtypes.length === 0 ? [""] : Subtypes) {
            const expected = prices
              .filter(
                (row) =>
                  row.warehouse === warehouse &&
                  row.price_cents > 0 &&
                  family.get(row.code) === familyOf(Type) &&
                  (subtype === "" || row.grade === gradeOf(subtype)),
              )
              .map((row) => `${row.code} ${row.grade} ${(row.price_cents / 100).toFixed(2)}`);
            const answer = await products(Type, subtype, user, warehouse);
            const got = answer.map(
              ({ Code, Grade, Price }) => `${Code} ${Grade} ${Price.toFixed(2)}`,
            );
            expect([Type, subtype, warehouse, got.toSorted()]).toEqual([
              Type,
              subtype,
              warehouse,
              expected.toSorted(),
            ]);
            compared += got.length;
          }
        }
      }
      expect(compared).toBeGreaterThan(20);
    },
  );
});
