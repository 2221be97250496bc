/** Line drawings of the other families, with the letters of their dimension tables. */
import {
  balloon,
  centreLines,
  circle,
  cut,
  dim,
  extend,
  measured,
  object,
  sheet,
  thin,
} from "./drawing-sheet.ts";
import { arcPoints, path, polygon, roundedBox } from "./svg.ts";

/** A pad from the front and from the side, outer above, inner below. */
export function padDrawing(slots: number): string {
  const pad = (y: number, labels: readonly [string, string, string]) => {
    const [x, w, h] = [280, 330, 140];
    const radius = w * 1.45;
    const half = (Math.asin(w / 2 / radius) * 180) / Math.PI;
    const top = y - h / 2;
    const outline = polygon([
      ...arcPoints(x, top + radius, radius, -half, half),
      ...arcPoints(x, top + radius, radius - h, half * 0.93, -half * 0.93),
    ]);
    const slotLines = Array.from({ length: slots }, (_slot, index) => {
      const at = x + (index - (slots - 1) / 2) * 90;
      return `M${at - 4},${top + 10}V${top + h}M${at + 4},${top + 10}V${top + h}`;
    }).join("");
    return [
      path(outline, cut),
      slots > 0 ? path(slotLines, object) : "",
      roundedBox(600, top + 10, 18, h, 2, cut),
      roundedBox(618, top + 22, 36, h - 26, 2, cut),
      extend(x - w / 2, y, x - w / 2, y + h / 2 + 56),
      extend(x + w / 2, y, x + w / 2, y + h / 2 + 56),
      measured(labels[0], x - w / 2, y + h / 2 + 46, x + w / 2, y + h / 2 + 46),
      extend(x, top, 60, top),
      extend(x - w / 2, y + h / 2 + 20, 60, y + h / 2 + 20),
      measured(labels[1], 70, top, 70, y + h / 2 + 20),
      extend(600, top + h, 600, top + h + 56),
      extend(654, top + h, 654, top + h + 56),
      measured(labels[2], 600, top + h + 46, 654, top + h + 46),
    ].join("");
  };
  return sheet("Pad", pad(130, ["A", "B", "C"]) + pad(390, ["D", "E", "F"]));
}

/** Shoes in their drum, leading at the left. */
export function shoeDrawing(): string {
  const [cx, cy, r] = [270, 300, 190];
  const shoe = (from: number, to: number) =>
    path(
      polygon([
        ...arcPoints(cx, cy, r - 8, from, to, 40),
        ...arcPoints(cx, cy, r - 26, to, from, 40),
      ]),
      cut,
    );
  return sheet(
    "Shoes",
    [
      circle(cx, cy, r),
      shoe(-150, -32),
      shoe(32, 150),
      centreLines(cx, cy, r + 14),
      path(
        `M${arcPoints(cx, cy, r + 22, -150, -32).join("L")}`,
        `fill="none" stroke="${dim}" stroke-width="1.6"`,
      ),
      balloon("A", cx - r - 22, cy),
      path(
        `M${arcPoints(cx, cy, r + 22, 32, 150).join("L")}`,
        `fill="none" stroke="${dim}" stroke-width="1.6"`,
      ),
      balloon("E", cx + r + 22, cy),
      measured("J", cx, cy - r, cx, cy + r),
      ...["C", "D", "G", "H"].map((letter, index) => {
        const [angle, side] = [
          [-44, -1],
          [-136, -1],
          [44, 1],
          [136, 1],
        ][index] ?? [0, 1];
        const [[bx, by] = [cx, cy]] = arcPoints(cx, cy, r - 70, angle ?? 0, 0, 1);
        return balloon(letter, bx - (side ?? 1) * 6, by);
      }),
      roundedBox(570, 130, 80, 340, 2, cut),
      roundedBox(600, 130, 20, 340, 0, object),
      extend(570, 130, 570, 80),
      extend(650, 130, 650, 80),
      measured("B", 570, 90, 650, 90),
      extend(560, 470, 560, 530),
      extend(660, 470, 660, 530),
      measured("K", 560, 516, 660, 516),
      balloon("F", 690, 300),
    ].join(""),
  );
}

/** One strip of lining, seen from the side and from above. */
export function liningDrawing(): string {
  return sheet(
    "Lining",
    [
      path(
        polygon([
          ...arcPoints(400, 520, 400, -34, 34, 40),
          ...arcPoints(400, 520, 374, 34, -34, 40),
        ]),
        cut,
      ),
      roundedBox(180, 330, 440, 120, 2, cut),
      ...[240, 330, 470, 560].flatMap((x) => [circle(x, 365, 9), circle(x, 415, 9)]),
      extend(620, 330, 700, 330),
      extend(620, 450, 700, 450),
      measured("A", 690, 330, 690, 450),
      extend(180, 450, 180, 510),
      extend(620, 450, 620, 510),
      measured("B", 180, 500, 620, 500),
      balloon("C", 400, 90),
      path("M400,105V118", `fill="none" stroke="${dim}" stroke-width="1.6"`),
    ].join(""),
  );
}

/** A wheel cylinder (A, B) or a master cylinder (A, B, C), cut lengthwise. */
export function cylinderDrawing(master: boolean): string {
  const [left, right, y, r] = master ? [140, 600, 300, 70] : [190, 610, 290, 90];
  const bore = r - 26;
  const wall = (sign: 1 | -1) =>
    path(
      polygon([
        [left, y + sign * r],
        [right, y + sign * r],
        [right, y + sign * bore],
        [left, y + sign * bore],
      ]),
      cut,
    );
  const cup = (x: number) => roundedBox(x, y - bore, 34, bore * 2, 4, cut);
  const body = [
    wall(1),
    wall(-1),
    path(`M${left - 30},${y}H${right + 30}`, `${thin} stroke-dasharray="16 4 3 4"`),
  ];
  if (master) {
    body.push(
      roundedBox(left - 16, y - r, 22, r * 2, 3, cut),
      cup(290),
      cup(470),
      roundedBox(right - 10, y - r - 40, 24, r * 2 + 80, 4, cut),
      roundedBox(left + 40, y - r - 130, 380, 110, 12, object),
      measured("A", left + 40, y - bore, left + 40, y + bore),
      extend(504, y + bore, 504, y + r + 60),
      extend(right - 10, y + r, right - 10, y + r + 60),
      measured("B", 504, y + r + 50, right - 10, y + r + 50),
      extend(324, y + bore, 324, y + r + 60),
      extend(470, y + bore, 470, y + r + 60),
      measured("C", 324, y + r + 50, 470, y + r + 50),
    );
  } else {
    body.push(
      cup(left + 100),
      cup(right - 134),
      roundedBox(360, y - r - 60, 30, 60, 3, cut),
      measured("A", 400, y - bore, 400, y + bore),
      extend(left, y + r, left, y + r + 80),
      extend(right, y + r, right, y + r + 80),
      measured("B", left, y + r + 70, right, y + r + 70),
    );
  }
  return sheet(master ? "Master cylinder" : "Wheel cylinder", body.join(""));
}

export function pistonDrawing(): string {
  const [left, right, top, foot] = [260, 520, 140, 440];
  return sheet(
    "Piston",
    [
      path(
        polygon([
          [left, top],
          [left + 30, top],
          [left + 30, foot - 40],
          [right - 30, foot - 40],
          [right - 30, top],
          [right, top],
          [right, foot],
          [left, foot],
        ]),
        cut,
      ),
      extend(left, foot, left, foot + 60),
      extend(right, foot, right, foot + 60),
      measured("A", left, foot + 50, right, foot + 50),
      extend(right, top, right + 90, top),
      extend(right, foot, right + 90, foot),
      measured("B", right + 80, top, right + 80, foot),
      measured("C", left + 30, top + 90, right - 30, top + 90),
    ].join(""),
  );
}
