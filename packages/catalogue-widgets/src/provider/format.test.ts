import { describe, expect, it } from "vitest";
import { formatIn } from "./format.ts";

it("formats the years of a vehicle that is still built in the reader's language", () => {
  expect(formatIn("en").years({ from: 2009, to: null })).toBe("2009-present");
  expect(formatIn("es").years({ from: 2009, to: null })).toBe("2009 en adelante");
});

describe.each(["en", "es"] as const)("numbers in %s", (locale) => {
  const format = formatIn(locale);
  it("formats prices identically in both languages", () => {
    expect(format.price(1234.5)).toBe("US$ 1,234.50");
    expect(format.amount(38.4)).toBe("38.40");
  });
  it("returns an empty text for a price of 0", () => {
    expect(format.price(0)).toBe("");
    expect(format.amount(null)).toBe("");
    expect(format.amount(undefined)).toBe("");
  });
  it("shows dimensions with two decimals, and those of rotors as stored", () => {
    expect(format.dimension(131.5, "brake_pads")).toBe("131.50");
    expect(format.dimension(275, "brake_rotors")).toBe("275");
    expect(format.dimension(21.65, "brake_rotors")).toBe("21.65");
  });
  it("shows inches with three decimals", () => {
    expect(format.inches(275)).toBe("10.827");
    expect(format.inches(6.5)).toBe("0.256");
  });
  it("groups thousands and adds the unit kg", () => {
    expect(format.count(1080)).toBe("1,080");
    expect(format.weight(5.8)).toBe("5.80 kg");
  });
  it("formats model years", () => {
    expect(format.years({ from: 2009, to: 2013 })).toBe("2009-2013");
    expect(format.years({ from: 2009, to: 2009 })).toBe("2009");
  });
});
