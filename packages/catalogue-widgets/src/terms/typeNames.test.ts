import { familyIds } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import en from "../messages/en.json" with { type: "json" };
import es from "../messages/es.json" with { type: "json" };
import { typeName, typeNames } from "./typeNames.ts";

const texts = { en: new Map(Object.entries(en)), es: new Map(Object.entries(es)) };

describe("typeNames", () => {
  it.each(familyIds)("%s is called as everywhere else, in both languages", (family) => {
    expect(typeNames[family]).toEqual({
      en: texts.en.get(`terms.family.${family}.one`),
      es: texts.es.get(`terms.family.${family}.one`),
    });
  });
  it("says whether a rotor is ventilated", () => {
    expect(typeName("brake_rotors", "Ventilated").es).toBe("Rotor de freno ventilado");
    expect(typeName("brake_rotors", "SOLID").en).toBe("Brake Rotor, solid");
    expect(typeName("brake_rotors", null)).toBe(typeNames.brake_rotors);
    expect(typeName("brake_drums", "Solid")).toBe(typeNames.brake_drums);
  });
});
