import { describe, expect, it } from "vitest";
import { catalogueHandlers, vinCorollaAnswer } from "./fixtures/index.ts";
import { numbersQuery } from "./numbers.ts";
import { codeSearchQuery, nearestCodesQuery } from "./search.ts";
import { testClient } from "./testClient.ts";

const vin = "2T1BU4EE4CC900001";

describe("numbersQuery", () => {
  it("answers the vehicle of a VIN", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("cliente"));
    expect(await queries.query(numbersQuery(client, ` ${vin} `))).toEqual({
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
      gtins: [],
      vehicles: [{ maker: "Toyota", model: "Corolla", year: 2012, family: null }],
      parts: [],
    });
    expect(calls).toEqual(["POST /api/v1/find"]);
  });

  it("answers the product of a barcode", async () => {
    const { client, queries } = testClient(catalogueHandlers("cliente"));
    expect(await queries.query(numbersQuery(client, "7 48300 31339 9"))).toMatchObject({
      gtins: [{ digits: "748300313399", checkDigit: "right", isKnown: true }],
      parts: [{ code: "BR31338", family: "brake_rotors" }],
    });
  });

  it("is not sent for other texts", () => {
    const { client } = testClient({ "POST /api/v1/find": vinCorollaAnswer });
    for (const text of ["D1200", "corolla 2012", "2511001", ""]) {
      expect(numbersQuery(client, text).enabled).toBe(false);
    }
  });
});

it("keeps a VIN out of the URLs of other searches", () => {
  const { client } = testClient({});
  const text = `discos ${vin.toLowerCase()}`;
  expect(codeSearchQuery(client, { code: text }).enabled).toBe(false);
  expect(nearestCodesQuery(client, { code: text }).enabled).toBe(false);
});
