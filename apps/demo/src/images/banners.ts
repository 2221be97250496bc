/** Banners in the brand's hand: blueprint paper, one red mark, engineering letters. */
import { brandMark } from "./fittings.ts";
import { letters } from "./lettering.ts";
import { arcPoints } from "./svg.ts";

/** 16 by 9, the shape in which the home page shows banners. */
export const bannerWidth = 960;
export const bannerHeight = 540;

interface Banner {
  readonly nombre: string;
  readonly title: readonly [string, string];
  readonly line: string;
  readonly dark: boolean;
  readonly figure: "rotor" | "drum" | "pads";
}

export const banners: readonly Banner[] = [
  {
    nombre: "rotores-2026-B.jpg",
    title: ["38 rotors added for", "2019-2024 vehicles"],
    line: "Corolla, Versa, Onix, Rio, Kicks",
    dark: true,
    figure: "rotor",
  },
  {
    nombre: "tambores-2026-B.jpg",
    title: ["Drums and shoes", "that fit together"],
    line: "Tambores y bandas a la medida",
    dark: false,
    figure: "drum",
  },
  {
    nombre: "pastillas-2026-B.jpg",
    title: ["Ceramic Plus for", "every front axle"],
    line: "Pastillas delanteras con certificación",
    dark: true,
    figure: "pads",
  },
];

const points = (list: readonly (readonly [number, number])[]) =>
  list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L");

function figure(kind: Banner["figure"], line: string, faint: string): string {
  const [cx, cy] = [748, 372];
  const ring = (r: number, width = 2) =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${line}" stroke-width="${width}"/>`;
  const cross = `<path d="M${cx - 240},${cy}H${cx + 240}M${cx},${cy - 230}V${cy + 230}" stroke="${faint}" stroke-dasharray="18 5 4 5" fill="none"/>`;
  const holes = (count: number, r: number) =>
    Array.from({ length: count }, (_hole, index) => {
      const [[x, y] = [cx, cy]] = arcPoints(cx, cy, r, (index * 360) / count, 0, 1);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10" fill="none" stroke="${line}" stroke-width="2"/>`;
    }).join("");
  if (kind === "rotor") {
    const vanes = Array.from({ length: 36 }, (_vane, index) => {
      const [[x1, y1] = [0, 0]] = arcPoints(cx, cy, 120, index * 10, 0, 1);
      const [[x2, y2] = [0, 0]] = arcPoints(cx, cy, 194, index * 10 + 9, 0, 1);
      return `M${x1.toFixed(1)},${y1.toFixed(1)}L${x2.toFixed(1)},${y2.toFixed(1)}`;
    }).join("");
    const rings = ring(204, 3) + ring(112) + ring(104) + ring(42);
    return `${cross}<path d="${vanes}" stroke="${faint}" stroke-width="1.4"/>${rings}${holes(5, 74)}`;
  }
  if (kind === "drum") {
    const shoe = (from: number, to: number) =>
      `<path d="M${points([...arcPoints(cx, cy, 158, from, to, 40), ...arcPoints(cx, cy, 138, to, from, 40)])}Z" fill="${faint}" fill-opacity=".35" stroke="${line}" stroke-width="2"/>`;
    return cross + ring(204, 3) + ring(166) + shoe(-150, -34) + shoe(34, 150) + ring(38);
  }
  const pad = (dy: number) => {
    const arc = [
      ...arcPoints(cx, cy + dy + 470, 520, -22, 22, 40),
      ...arcPoints(cx, cy + dy + 470, 368, 20.5, -20.5, 40),
    ];
    return `<path d="M${points(arc)}Z" fill="${faint}" fill-opacity=".3" stroke="${line}" stroke-width="3"/>
      <path d="M${cx - 5},${cy + dy - 44}V${cy + dy + 98}M${cx + 5},${cy + dy - 44}V${cy + dy + 98}" stroke="${line}" stroke-width="2"/>`;
  };
  return `<g transform="translate(0 -10)">${pad(-110)}${pad(80)}</g>`;
}

export function bannerPicture({ title, line, dark, figure: kind }: Banner): string {
  const paper = dark ? "#0d1f33" : "#f5f9fd";
  const grid = dark ? "#142b44" : "#e2ecf6";
  const stroke = dark ? "#dceaf8" : "#16324f";
  const faint = dark ? "#6e93ba" : "#6784a3";
  const lines: string[] = [];
  for (let x = 24; x < bannerWidth; x += 24) lines.push(`M${x},0V${bannerHeight}`);
  for (let y = 24; y < bannerHeight; y += 24) lines.push(`M0,${y}H${bannerWidth}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bannerWidth} ${bannerHeight}" width="${bannerWidth}" height="${bannerHeight}">
    <rect width="${bannerWidth}" height="${bannerHeight}" fill="${paper}"/>
    <path d="${lines.join("")}" stroke="${grid}"/>
    <rect x="20" y="20" width="${bannerWidth - 40}" height="${bannerHeight - 40}" fill="none" stroke="${faint}" stroke-width="1.2"/>
    <g transform="translate(800 378) scale(.6) translate(-748 -372)">${figure(kind, stroke, faint)}</g>
    ${brandMark(56, 52, 48)}
    ${title.map((text, index) => letters(text, 56, 188 + index * 66, { height: 40, colour: stroke, weight: 0.13 })).join("")}
    <rect x="56" y="292" width="96" height="6" fill="#bf1220"/>
    ${letters(line, 56, 484, { height: 20, colour: stroke, weight: 0.12 })}</svg>`;
}
