/** Line drawings of rotors and drums, with the letters of their dimension tables. */
import {
  balloon,
  bolts,
  centreLines,
  circle,
  cut,
  dim,
  extend,
  ghost,
  measured,
  sheet,
  thin,
} from "./drawing-sheet.ts";
import { path, polygon } from "./svg.ts";

/** BR01 (ventilated) and BR02 (solid). */
export function rotorDrawing(ventilated: boolean, holes: number): string {
  const [cx, cy, r] = [235, 290, 180];
  const x = 520;
  const t = ventilated ? 44 : 22;
  const hat = 98;
  const hub = 38;
  const depth = 62;
  const cheek = ventilated ? 14 : t;
  const half = (sign: 1 | -1) => {
    const at = (value: number) => cy + sign * value;
    const cheeks = ventilated ? [x, x + t - cheek] : [x];
    return [
      ...cheeks.map((left) =>
        path(
          polygon([
            [left, at(r)],
            [left + cheek, at(r)],
            [left + cheek, at(hat + 10)],
            [left, at(hat + 10)],
          ]),
          cut,
        ),
      ),
      path(
        polygon([
          [x + t, at(hat + 10)],
          [x + t + depth, at(hat + 10)],
          [x + t + depth, at(hub)],
          [x + t + depth - 14, at(hub)],
          [x + t + depth - 14, at(hat - 4)],
          [x + t - cheek, at(hat - 4)],
          [x + t - cheek, at(hat + 10)],
        ]),
        cut,
      ),
    ].join("");
  };
  const right = x + t + depth;
  return sheet(
    ventilated ? "BR01" : "BR02",
    [
      circle(cx, cy, r),
      circle(cx, cy, hat + 12),
      circle(cx, cy, hat),
      circle(cx, cy, hub),
      circle(
        cx,
        cy,
        68,
        `fill="none" stroke="${ghost}" stroke-width="1.1" stroke-dasharray="12 4 3 4"`,
      ),
      bolts(cx, cy, 68, holes),
      centreLines(cx, cy, r + 14),
      half(1),
      half(-1),
      path(`M${x - 20},${cy}H${right + 20}`, `${thin} stroke-dasharray="16 4 3 4"`),
      extend(cx, cy - r, 30, cy - r),
      extend(cx, cy + r, 30, cy + r),
      measured("A", 40, cy - r, 40, cy + r),
      extend(right, cy - hat - 10, right + 110, cy - hat - 10),
      extend(right, cy + hat + 10, right + 110, cy + hat + 10),
      measured("B", right + 100, cy - hat - 10, right + 100, cy + hat + 10),
      extend(right, cy - hub, right + 60, cy - hub),
      extend(right, cy + hub, right + 60, cy + hub),
      measured("C", right + 50, cy - hub, right + 50, cy + hub),
      path(
        `M${cx + 58},${cy + 36}L${cx + 150},${cy + 210}`,
        `fill="none" stroke="${dim}" stroke-width="1.6"`,
      ),
      balloon("D", cx + 156, cy + 222),
      extend(x, cy - r, x, 62),
      extend(right, cy - hat - 10, right, 62),
      measured("E", x, 72, right, 72),
      extend(x, cy + r, x, cy + r + 44),
      extend(x + t, cy + r, x + t, cy + r + 44),
      measured("F", x, cy + r + 34, x + t, cy + r + 34),
      balloon("G", x - 30, cy + r - 30),
      path(
        `M${x - 16},${cy + r - 34}L${x + 6},${cy + r - 44}`,
        `fill="none" stroke="${dim}" stroke-width="1.6"`,
      ),
      balloon("H", right + 34, cy + hat + 54),
      path(
        `M${right + 22},${cy + hat + 44}L${right - 6},${cy + hat - 24}`,
        `fill="none" stroke="${dim}" stroke-width="1.6"`,
      ),
    ].join(""),
  );
}

/** BD01 (drum on its own) and BD02 (drum with hub). */
export function drumDrawing(withHub: boolean, holes: number): string {
  const [cx, cy, r] = [235, 290, 176];
  const x = 500;
  const inner = 150;
  const hub = withHub ? 26 : 38;
  const w = 120;
  const half = (sign: 1 | -1) => {
    const at = (value: number) => cy + sign * value;
    return path(
      polygon([
        [x, at(r)],
        [x + 22, at(r)],
        [x + 22, at(inner + 14)],
        [x + w + 14, at(inner + 14)],
        [x + w + 14, at(hub)],
        ...(withHub
          ? ([
              [x + w + 44, at(hub)],
              [x + w + 44, at(hub - 12)],
              [x + w - 30, at(hub - 12)],
              [x + w - 30, at(hub)],
            ] as [number, number][])
          : []),
        [x + w, at(hub)],
        [x + w, at(inner)],
        [x, at(inner)],
      ]),
      cut,
    );
  };
  const right = x + w + 14;
  return sheet(
    withHub ? "BD02" : "BD01",
    [
      circle(cx, cy, r),
      circle(cx, cy, inner + 12),
      circle(cx, cy, hub),
      circle(
        cx,
        cy,
        74,
        `fill="none" stroke="${ghost}" stroke-width="1.1" stroke-dasharray="12 4 3 4"`,
      ),
      bolts(cx, cy, 74, holes),
      centreLines(cx, cy, r + 14),
      half(1),
      half(-1),
      path(`M${x - 20},${cy}H${right + 40}`, `${thin} stroke-dasharray="16 4 3 4"`),
      measured("A", x + 50, cy - inner, x + 50, cy + inner),
      path(
        `M${x - 46},${cy + inner + 40}L${x + 4},${cy + inner + 2}`,
        `fill="none" stroke="${dim}" stroke-width="1.6"`,
      ),
      balloon("B", x - 54, cy + inner + 52),
      extend(x, cy + r, x, cy + r + 44),
      extend(x + w, cy + inner, x + w, cy + r + 44),
      measured("C", x, cy + r + 34, x + w, cy + r + 34),
      extend(x, cy - r, x, 62),
      extend(right, cy - inner - 14, right, 62),
      measured("D", x, 72, right, 72),
      extend(right, cy - hub, right + 80, cy - hub),
      extend(right, cy + hub, right + 80, cy + hub),
      measured("E", right + 70, cy - hub, right + 70, cy + hub),
      path(
        `M${cx + 64},${cy + 38}L${cx + 150},${cy + 210}`,
        `fill="none" stroke="${dim}" stroke-width="1.6"`,
      ),
      balloon("F", cx + 156, cy + 222),
      extend(cx, cy - r, 30, cy - r),
      extend(cx, cy + r, 30, cy + r),
      measured("G", 40, cy - r, 40, cy + r),
    ].join(""),
  );
}
