import { describe, expect, it } from "vitest";
import { dictatedWindows } from "./dictated-names.ts";
import { readText, type Span, windowsOf } from "./text.ts";

const keysOf = (text: string, isYear: (span: Span) => boolean = () => false) => {
  const { atoms } = readText(text);
  return dictatedWindows(
    atoms,
    windowsOf(atoms, () => true, 6),
    isYear,
  ).map(({ key }) => key);
};

describe("dictatedWindows", () => {
  it.each([
    ["equis trail", "xtrail"],
    ["cx cinco", "cx5"],
    ["ce equis cinco", "cx5"],
    ["rav four", "rav4"],
    ["i diez", "i10"],
    ["hyundai i treinta", "i30"],
    ["hyundai i treinta y cinco", "i35"],
    ["ce ere ve", "crv"],
    ["hr ve", "hrv"],
    ["doscientos seis", "206"],
    ["dos cero siete", "207"],
    ["trescientos", "300"],
    ["ram mil quinientos", "ram1500"],
    ["ram dos mil quinientos", "ram2500"],
    ["ka dos mil setecientos", "k2700"],
    ["ram fifteen hundred", "ram1500"],
    ["silverado twenty five hundred", "2500"],
    ["be te cincuenta", "bt50"],
    ["bmw equis tres", "x3"],
    ["doble u cero tres", "w03"],
    ["double u", "w"],
    ["be eme doble ve", "bmw"],
  ])("of %j have the key %j", (text, key) => {
    expect(keysOf(text)).toContain(key);
  });

  it.each(["pastillas de aveo", "te mando", "cx5", "ge6", "corolla 2012", "uvas", ""])(
    "of %j are none: nothing is dictated",
    (text) => {
      expect(keysOf(text)).toEqual([]);
    },
  );

  it("leave the words of a year", () => {
    const text = "mazda dos mil doce";
    expect(keysOf(text)).toContain("mazda2");
    expect(keysOf(text, ({ from }) => from >= text.indexOf("dos"))).toEqual([]);
  });
});
