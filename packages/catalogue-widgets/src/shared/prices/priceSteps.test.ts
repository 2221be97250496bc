import type { PastPrice } from "@caliper/api-client";
import { expect, it } from "vitest";
import { priceSteps } from "./priceSteps.ts";

const price = (amount: number, from?: string, isCurrent = false): PastPrice => ({
  grade: "Precio",
  warehouse: "MIAMI",
  amount,
  isCurrent,
  ...(from !== undefined && { from }),
});

it("goes from the price that was always valid over the current one to the coming one", () => {
  const prices = [
    price(10),
    price(11, "2030-10-01"),
    price(12, "2030-11-01", true),
    price(13, "2030-12-01"),
  ];
  expect(priceSteps(prices)).toEqual({
    begun: "M0 56H80V40H160V24H240",
    coming: "M240 24V8M240 8H320",
  });
});

it("ends with the current price, whose end is open", () => {
  expect(priceSteps([price(10), price(12, "2030-11-01", true)])).toEqual({
    begun: "M0 56H160V8H320",
    coming: "",
  });
});

it("has no current price before the first one begins", () => {
  expect(priceSteps([price(13, "2030-12-01")])).toEqual({ begun: "", coming: "M0 56H320" });
});
