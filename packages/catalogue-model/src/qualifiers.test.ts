import { describe, expect, it } from "vitest";
import { qualifierTexts } from "./qualifiers.ts";

const years = { from: 2009, to: 2013 };

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

  it("leaves out an observation that says the same in the same words", () => {
    expect(shown({ wheelSize: "15" }, "15-inch wheel")).toBe("15-inch wheel");
    expect(shown({ abs: true }, "With ABS, sports package")).toBe(
      "With ABS · With ABS, sports package",
    );
    expect(shown({ abs: true }, "Without ABS")).toBe("With ABS · Without ABS");
    expect(shown({}, "15-inch wheel")).toBe("15-inch wheel");
  });

  it("shows one month alone", () => {
    expect(shown({ monthFrom: 6 })).toBe("From 06/2009");
    expect(shown({ monthTo: 3 })).toBe("To 03/2013");
  });
});
