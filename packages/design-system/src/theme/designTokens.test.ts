import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { designTokens } from "./designTokens.ts";
import { light } from "./light.ts";

const tokens = designTokens();

describe("the design tokens", () => {
  it("are in tokens.json; `npm run generate` updates it", () => {
    const file = readFileSync(join(import.meta.dirname, "../../tokens.json"), "utf8");
    expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(tokens)));
  });

  it("have each color as components, alpha and hex", () => {
    expect(Object.keys(tokens.color.light)).toEqual(["$type", ...Object.keys(light.color)]);
    expect(tokens.color.light).toMatchObject({
      canvas: { $value: { colorSpace: "srgb", components: [1, 1, 1], alpha: 1, hex: "#ffffff" } },
      scrim: { $value: { alpha: 0.4, hex: "#12171c" } },
    });
  });

  it("have lengths with a unit, and type that refers to a font", () => {
    expect(tokens.space).toMatchObject({ "16": { $value: { value: 16, unit: "px" } } });
    expect(tokens.type).toMatchObject({ code: { $value: { fontFamily: "{font.mono}" } } });
  });
});
