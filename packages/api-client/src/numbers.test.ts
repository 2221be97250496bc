import { describe, expect, it } from "vitest";
import { findQuery } from "./find.ts";
import { catalogueHandlers } from "./fixtures/index.ts";
import { codeSearchQuery, nearestCodesQuery } from "./search.ts";
import { testClient } from "./testClient.ts";

const vin = "2T1BU4EE4CC900001";

describe("numbers of a finding", () => {
  const find = async (text: string) => {
    const { client, calls, queries } = testClient(catalogueHandlers("cliente"));
    const finding = await queries.query(findQuery(client, { text }));
    expect(calls).toEqual(["POST /api/v1/find"]);
    return finding;
  };

  it("contain the facts of a VIN", async () => {
    const { numbers, searches } = await find(` ${vin} `);
    expect(numbers).toEqual({
      vins: [
        {
          vin,
          isCorrected: false,
          checkDigit: "right",
          country: "CA",
          maker: "Toyota",
          models: ["Corolla"],
          sourceModel: "Corolla",
          year: 2012,
          series: "ZRE142L / AZE141L",
          liters: 1.8,
          fuel: "gasoline",
        },
      ],
      frameNumbers: [],
      gtins: [],
    });
    expect(searches).toMatchObject([{ maker: "Toyota", model: "Corolla", years: { from: 2012 } }]);
  });

  it("say whether a product has a barcode", async () => {
    expect(await find("7 48300 31339 9")).toMatchObject({
      numbers: {
        vins: [],
        gtins: [{ digits: "748300313399", checkDigit: "right", isKnown: true }],
      },
      parts: [{ code: "BR31338", family: "brake_rotors", reason: "upc" }],
    });
  });

  it("are empty for other texts", async () => {
    expect((await find("discos corolla 2012")).numbers).toEqual({
      vins: [],
      frameNumbers: [],
      gtins: [],
    });
  });
});

it("keeps a VIN out of the URLs of other searches", () => {
  const { client } = testClient({});
  const text = `discos ${vin.toLowerCase()}`;
  expect(codeSearchQuery(client, { code: text }).enabled).toBe(false);
  expect(nearestCodesQuery(client, { code: text }).enabled).toBe(false);
});
