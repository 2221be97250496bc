import { describe, expect, it } from "vitest";
import { brands } from "./brands/index.ts";
import { contrast } from "./contrast.ts";
import { contrastPairs } from "./contrastPairs.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { colorRoles } from "./tokens.ts";

describe("contrast", () => {
  it("is 21 for black on white, 1 for equal colors, and symmetric", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
    expect(contrast("#76828E", "#76828E")).toBe(1);
    expect(contrast("#0F56A3", "#FFFFFF")).toBe(contrast("#FFFFFF", "#0F56A3"));
  });

  it("matches a published value", () => {
    expect(contrast("#767676", "#FFFFFF")).toBeCloseTo(4.54, 2);
  });
});

const grounds = Object.values(brands).flatMap((brand) =>
  [light, dark].map((theme) => ({
    brand: brand.name,
    theme: theme.name,
    color: { ...theme.color, ...brand.accent[theme.name] },
  })),
);

describe.each(grounds)("$brand in the $theme theme", ({ color }) => {
  it.each(contrastPairs)("sets %s on %s with at least %d : 1", (foreground, ground, minimum) => {
    expect(contrast(color[foreground], color[ground])).toBeGreaterThanOrEqual(minimum);
  });

  it("gives every role but the scrim an opaque color", () => {
    const odd = colorRoles.filter((role) => !/^#[0-9A-F]{6}$/.test(color[role]));
    expect(odd).toEqual(["scrim"]);
  });
});
