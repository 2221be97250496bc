import type { PastPrice } from "@caliper/api-client";
import { expect, it } from "vitest";
import { priceSteps } from "./priceSteps.ts";

const box = { width: 100, height: 40, padding: 5 };
const price = (amount: number, from?: string, isCurrent = false): PastPrice => ({
  grade: "Precio",
  warehouse: "MIAMI",
  amount,
  isCurrent,
  ...(from !== undefined && { from }),
});

it("goes from the price that was always valid over the current one to the coming one", () => {
  const prices = [price(10), price(12, "2030-11-01", true), price(13, "2030-12-01")];
  expect(priceSteps(prices, box)).toEqual({
    begun: "M0 35H25V15H75",
    coming: "M75 15H75V5H100",
    current: { x: 25, y: 15 },
  });
});

it("ends with the current price, whose end is open", () => {
  const prices = [price(10), price(12, "2030-11-01", true)];
  expect(priceSteps(prices, box)).toEqual({
    begun: "M0 35H50V5H100",
    coming: "",
    current: { x: 50, y: 5 },
  });
});

it("has no current price before the first one begins", () => {
  expect(priceSteps([price(13, "2030-12-01")], box)).toEqual({
    begun: "",
    coming: "M50 20H100",
    current: undefined,
  });
});
