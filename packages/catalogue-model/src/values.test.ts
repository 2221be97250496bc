import { expect, it } from "vitest";
import { familyOf } from "./families.ts";
import { productTitle, valueText } from "./values.ts";

it.each([
  ["VENTILATED", "Ventilado"],
  [" Front and rear ", "Delantera y trasera"],
  ["16-inch wheel", "Rin de 16 pulgadas"],
  ["16.5-inch wheels", "Rin de 16.5 pulgadas"],
  ["for a 16-inch wheel", "for a 16-inch wheel"],
  ["constructor", "constructor"],
])("%j is %j in Spanish", (value, text) => {
  expect(valueText(value, "es")).toBe(text);
});

it("a rotor's title states whether it is ventilated", () => {
  expect(productTitle("brake_rotors", "Ventilated").es).toBe("Rotor de freno ventilado");
  expect(productTitle("brake_rotors", "SOLID").en).toBe("Brake Rotor, solid");
  expect(productTitle("brake_rotors")).toBe(familyOf("brake_rotors").title.one);
  expect(productTitle("brake_drums", "Solid")).toBe(familyOf("brake_drums").title.one);
});
