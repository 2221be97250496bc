import { describe, expect, it } from "vitest";
import { type QualifierField, qualifierTexts, statedIn } from "./qualifiers.ts";

const years = { from: 2009, to: 2013 };

describe("statedIn", () => {
  it.each<[field: QualifierField, text: string, value: string | number | null]>([
    ["wheelSize", "15-inch wheel", "15"],
    ["wheelSize", '15" wheels', "15"],
    ["wheelSize", "Rin 16", "16"],
    ["wheelSize", "rines de 15 y 16 pulgadas, con ABS", "15, 16"],
    ["wheelSize", "16- or 15-inch wheels", "15, 16"],
    ["wheelSize", "22.5-inch wheel", "22.5"],
    ["wheelSize", "5 bolts", null],
    ["wheelSize", "wheel 45", null],
    ["abs", "With ABS", 1],
    ["abs", "c/ABS", 1],
    ["abs", "without ABS", 0],
    ["abs", "sin ABS", 0],
    ["abs", "Non-ABS", 0],
    ["abs", "cabs", null],
    ["wearSensor", "With wear sensor", 1],
    ["wearSensor", "sin sensor de desgaste", 0],
    ["drive", "4WD", "4x4"],
    ["drive", "4 x 2", "4x2"],
    ["drive", "4x100", null],
    ["rearBrake", "With rear drum brakes", "Drum"],
    ["rearBrake", "discos traseros", "Disc"],
    ["rearBrake", "tambor trasero", "Drum"],
    ["brakeSystem", "Brembo caliper", "Brembo"],
    ["brakeSystem", "Sistema ate", "ATE"],
    ["brakeSystem", "late", null],
  ])("reads %s in %s", (field, text, value) => {
    expect(statedIn(text, field)).toBe(value);
  });
});

describe("qualifierTexts", () => {
  const shown = (qualifiers: object, observation: string | null = null, language = "en" as const) =>
    qualifierTexts({ qualifiers, observation, years }, language).join(" · ");

  it("names every qualifier in both languages", () => {
    const every = {
      monthFrom: 6,
      monthTo: 3,
      drive: "4x4",
      wheelSize: "15, 16",
      brakeSystem: "ATE",
      abs: true,
      wearSensor: false,
      rearBrake: "Drum",
      quantity: 2,
      noteEn: "Check the axle.",
      noteEs: "Verifique el eje.",
    };
    expect(shown(every)).toBe(
      "06/2009 to 03/2013 · 4x4 · 15- or 16-inch wheel · ATE brakes · With ABS · Without wear sensor · Rear drum brakes · 2 per vehicle · Check the axle.",
    );
    expect(qualifierTexts({ qualifiers: every, observation: null, years }, "es").join(" · ")).toBe(
      "06/2009 a 03/2013 · 4x4 · Rin de 15 o 16 pulgadas · Frenos ATE · Con ABS · Sin sensor de desgaste · Frenos traseros de tambor · 2 por vehículo · Verifique el eje.",
    );
  });

  it("says once what the observation repeats", () => {
    expect(shown({ wheelSize: "15" }, "15-inch wheel")).toBe("15-inch wheel");
    expect(shown({}, "15-inch wheel, with ABS")).toBe("15-inch wheel · With ABS");
  });

  it("shows an observation that says more, or the contrary", () => {
    expect(shown({ abs: true }, "With ABS, sports package")).toBe(
      "With ABS · With ABS, sports package",
    );
    expect(shown({ abs: true }, "Without ABS")).toBe("With ABS · Without ABS");
  });

  it("shows one month alone", () => {
    expect(shown({ monthFrom: 6 })).toBe("From 06/2009");
    expect(shown({ monthTo: 3 })).toBe("To 03/2013");
  });
});
