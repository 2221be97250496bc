import { describe, expect, it } from "vitest";
import { partOf } from "../geometry/families.ts";
import { type DrawingSize, formats } from "../layout/formats.ts";
import { layoutSheet } from "../layout/sheet.ts";
import { dimensionedFamilies, plausibleParts } from "../testing/parts.ts";
import { partScene, type SheetTexts } from "./partScene.ts";
import { svgOf, type SvgOptions } from "./svg.ts";

const labels = Object.fromEntries(
  "part drawing unit scale revision projection notes wearLimit outer inner leading trailing"
    .split(" ")
    .map((key) => [key, `label ${key}`]),
) as SheetTexts["labels"];
const texts: SheetTexts = {
  labels,
  unit: "mm",
  detail: (letter, enlargement) => `Detail ${letter}, ${enlargement} : 1`,
};

function draw(
  family: (typeof dimensionedFamilies)[number],
  size: DrawingSize,
  options: Partial<SvgOptions> = {},
): string {
  const part = partOf(family, plausibleParts(family, 1)[0] ?? {});
  if (!part) throw new Error("nothing was drawn");
  const write = ({ value }: { value: number | null }) => (value === null ? "" : value.toFixed(2));
  const layout = layoutSheet({ part, format: formats[size], write, notes: ["1  To scale"] });
  const scene = partScene(part, layout, size, texts, { code: "BR1 & Co" });
  return svgOf(scene, { title: 'Rotor "BR1"', ...options });
}

describe.each(dimensionedFamilies)("SVG of %s", (family) => {
  it("is self-contained: no class, variable, script or address", () => {
    const svg = draw(family, "sheet");
    expect(svg).not.toMatch(/class=|var\(|<script|href=|undefined|NaN/);
    for (const [, id = ""] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
  });

  it("closes every element", () => {
    const open: string[] = [];
    const wrong: string[] = [];
    const tags = draw(family, "sheet").matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g);
    for (const [, end, tag = "", single] of tags) {
      if (end && open.pop() !== tag) wrong.push(tag);
      if (!end && !single) open.push(tag);
    }
    expect([...open, ...wrong]).toEqual([]);
  });
});

it("escapes texts", () => {
  const svg = draw("brake_rotors", "sheet");
  expect(svg).toContain("<title>Rotor &quot;BR1&quot;</title>");
  expect(svg).toContain(">BR1 &amp; Co</text>");
});

it("has the printed size in millimeters on paper only", () => {
  expect(draw("brake_rotors", "paper")).toMatch(/<svg[^>]* width="[\d.]+mm" height="[\d.]+mm"/);
  expect(draw("brake_rotors", "sheet")).not.toMatch(/<svg[^>]* width=/);
});

it("takes colors, fonts and an id prefix", () => {
  const svg = draw("brake_rotors", "form", {
    palette: {
      ink: "#111111",
      ghost: "#222222",
      dim: "#333333",
      fill: "#444444",
      paper: "#555555",
      grid: "#666666",
      muted: "#777777",
      accentText: "#888888",
    },
    fonts: { mono: "Courier", sans: "Arial" },
    fontFaces: "@font-face{font-family:Courier}",
    idPrefix: "second",
  });
  expect(svg).toContain('fill="url(#second-cut)"');
  expect(svg).toContain("<style>@font-face{font-family:Courier}</style>");
  expect(
    new Set([...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, color]) => color)),
  ).toEqual(new Set(["#111111", "#222222", "#333333", "#444444", "#555555", "#666666"]));
  expect(svg).not.toContain("IBM Plex");
});
