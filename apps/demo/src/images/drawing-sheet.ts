/** Blueprint paper and what is drawn on it: object lines, dimensions and their letters. */
import { letters } from "./lettering.ts";
import { arcPoints, height, path, polygon, roundedBox, width } from "./svg.ts";

const ink = "#16324f";
export const dim = "#0f56a3";
export const ghost = "#6784a3";
export const object = `fill="none" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"`;
export const cut = `fill="#dce8f4" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"`;
export const thin = `fill="none" stroke="${ghost}" stroke-width="1.2"`;

export function sheet(name: string, body: string): string {
  const lines: string[] = [];
  for (let x = 20; x < width; x += 20) lines.push(`M${x},0V${height}`);
  for (let y = 20; y < height; y += 20) lines.push(`M0,${y}H${width}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#f5f9fd"/>
    ${path(lines.join(""), 'stroke="#e2ecf6" stroke-width="1"')}
    ${roundedBox(16, 16, width - 32, height - 32, 0, thin)}
    ${roundedBox(width - 216, height - 60, 200, 44, 0, thin)}
    ${letters(name, width - 200, height - 30, { height: Math.min(16, 190 / name.length), colour: ink })}${body}</svg>`;
}

export function balloon(letter: string, x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="15" fill="#f5f9fd" stroke="${dim}" stroke-width="2"/>` +
    letters(letter, x, y + 6.5, { height: 13, colour: dim, anchor: "middle", weight: 0.15 })
  );
}

/** A dimension line between two points, its balloon in the middle. */
export function measured(letter: string, x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  const head = (x: number, y: number, sign: 1 | -1) =>
    path(
      polygon([
        [x, y],
        [x + sign * (ux * 11 - uy * 4), y + sign * (uy * 11 + ux * 4)],
        [x + sign * (ux * 11 + uy * 4), y + sign * (uy * 11 - ux * 4)],
      ]),
      `fill="${dim}"`,
    );
  // A short dimension has its balloon beside it.
  const short = length < 56;
  const bx = (x1 + x2) / 2 + (short ? Math.abs(uy) * 34 : 0);
  const by = (y1 + y2) / 2 + (short ? Math.abs(ux) * 30 : 0);
  return [
    path(`M${x1},${y1}L${x2},${y2}`, `fill="none" stroke="${dim}" stroke-width="1.6"`),
    head(x1, y1, 1),
    head(x2, y2, -1),
    balloon(letter, bx, by),
  ].join("");
}

export const extend = (x1: number, y1: number, x2: number, y2: number) =>
  path(`M${x1},${y1}L${x2},${y2}`, `fill="none" stroke="${dim}" stroke-width=".9"`);
export const circle = (x: number, y: number, r: number, style = object) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${style}/>`;
export const centreLines = (x: number, y: number, r: number) =>
  path(
    `M${x - r},${y}H${x + r}M${x},${y - r}V${y + r}`,
    `fill="none" stroke="${ghost}" stroke-width="1.1" stroke-dasharray="16 4 3 4"`,
  );

export function bolts(x: number, y: number, r: number, count: number): string {
  return Array.from({ length: count }, (_bolt, index) => {
    const [[bx, by] = [x, y]] = arcPoints(x, y, r, (index * 360) / count, 0, 1);
    return circle(bx, by, 8);
  }).join("");
}
