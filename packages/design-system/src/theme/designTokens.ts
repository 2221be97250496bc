import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { motion, radius, size, stroke, typeScale } from "./scale.ts";
import { colorGroups, type ColorRole, spaces, type Theme } from "./tokens.ts";
import { brand } from "./brand.ts";

/** A token in the format of the Design Tokens Community Group. */
interface Token {
  $value: unknown;
  $description?: string;
}

const px = (value: number) => ({ value, unit: "px" });

const mapped = <Value>(values: Readonly<Record<string, Value>>, token: (value: Value) => Token) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));

/** `#RRGGBB` or `#RRGGBBAA` as components from 0 to 1. */
function color(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map(
    (pair) => Number.parseInt(pair, 16),
  );
  const part = (value: number) => Number((value / 255).toFixed(4));
  return {
    colorSpace: "srgb",
    components: [part(red), part(green), part(blue)],
    alpha: part(alpha),
    hex: hex.slice(0, 7).toLowerCase(),
  };
}

const uses: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(colorGroups));

const colorsOf = (theme: Theme) => ({
  $type: "color",
  ...Object.fromEntries(
    Object.entries(theme.color).map(([role, hex]) => [
      role,
      { $value: color(hex), $description: uses[role as ColorRole] ?? "" },
    ]),
  ),
});

const families = { sans: brand.font.sans, mono: brand.font.mono };

const familyNames = (stack: string) => stack.split(", ").map((name) => name.replaceAll('"', ""));

/**
 * All tokens of the theme as JSON for design tools and other platforms (the Design Tokens format of the W3C community
 * group): colors of both themes, type, spaces, sizes, radii, strokes and durations.
 */
export const designTokens = () => ({
  $description: "Design tokens of Caliper, generated from packages/design-system/src/theme.",
  color: { light: colorsOf(light), dark: colorsOf(dark) },
  font: { $type: "fontFamily", ...mapped(families, (stack) => ({ $value: familyNames(stack) })) },
  type: {
    $type: "typography",
    ...mapped(typeScale, ({ font, size: fontSize, line, weight, tracking = "0em" }) => ({
      $value: {
        fontFamily: `{font.${font}}`,
        fontSize: px(fontSize),
        fontWeight: weight,
        lineHeight: line / fontSize,
        letterSpacing: px(Number((Number.parseFloat(tracking) * fontSize).toFixed(3))),
      },
    })),
  },
  space: {
    $type: "dimension",
    ...Object.fromEntries(spaces.map((space) => [String(space), { $value: px(space) }])),
  },
  size: { $type: "dimension", ...mapped(size, (value) => ({ $value: px(value) })) },
  radius: {
    $type: "dimension",
    ...mapped(
      Object.fromEntries(
        Object.entries(radius).filter(([, value]) => value === "0" || value.endsWith("px")),
      ),
      (value) => ({ $value: px(Number.parseFloat(value)) }),
    ),
  },
  stroke: { $type: "dimension", ...mapped(stroke, (value) => ({ $value: px(value) })) },
  duration: {
    $type: "duration",
    ...mapped({ fast: motion.fast, base: motion.base, max: motion.max }, (value) => ({
      $value: { value: Number.parseFloat(value), unit: "ms" },
    })),
  },
});
