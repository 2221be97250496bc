/** Hardware, boxes and bottles. */
import { type Lettering, letters } from "./lettering.ts";
import {
  bands,
  centre,
  ellipse,
  enlarged,
  path,
  photo,
  polygon,
  roundedBox,
  shadow,
} from "./svg.ts";

const edge = 'stroke="#1d2226" stroke-opacity=".5" stroke-width="1.3"';
const red = "#bf1220";

/** A bent clip of spring steel, as it holds a pad in its bracket. */
function clip(x: number, y: number, flip: 1 | -1): string {
  const d = (dx: number, dy: number) => `${(x + flip * dx).toFixed(1)},${(y + dy).toFixed(1)}`;
  const outer = `M${d(0, 0)}L${d(96, 0)}L${d(96, 40)}L${d(70, 40)}L${d(70, 22)}L${d(28, 22)}L${d(28, 84)}L${d(96, 84)}L${d(96, 108)}L${d(0, 108)}Z`;
  const lip = `M${d(0, 0)}L${d(14, -16)}L${d(110, -16)}L${d(96, 0)}Z`;
  return [
    shadow(x + flip * 48, y + 116, 66, 12),
    path(lip, `fill="url(#zinc)" ${edge}`),
    path(outer, `fill="url(#zinc)" ${edge}`),
    path(
      `M${d(6, 6)}L${d(88, 6)}`,
      'stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none"',
    ),
  ].join("");
}

function coilSpring(x: number, y: number, turns: number, length: number, colour: string): string {
  const pitch = length / turns;
  const coils = Array.from({ length: turns }, (_turn, index) =>
    ellipse(
      x + index * pitch,
      y,
      pitch * 0.75,
      17,
      `fill="none" stroke="${colour}" stroke-width="5"`,
    ),
  );
  return [
    shadow(x + length / 2, y + 24, length * 0.62, 9),
    path(
      `M${x - 44},${y - 14}Q${x - 60},${y} ${x - 40},${y + 4}L${x},${y}`,
      `fill="none" stroke="${colour}" stroke-width="5"`,
    ),
    path(
      `M${x + length - pitch},${y}L${x + length + 24},${y + 2}Q${x + length + 46},${y - 4} ${x + length + 34},${y - 18}`,
      `fill="none" stroke="${colour}" stroke-width="5"`,
    ),
    ...coils,
  ].join("");
}

function pin(x: number, y: number): string {
  return [
    shadow(x + 70, y + 18, 90, 8),
    roundedBox(x, y - 7, 140, 14, 6, `fill="url(#steel)" ${edge}`),
    roundedBox(x - 14, y - 17, 20, 34, 4, `fill="url(#zinc)" ${edge}`),
  ].join("");
}

/** `diagram` is HW01 to HW04: small and large kits for disc and for drum brakes. */
export function hardwarePhoto(diagram: string): string {
  const { x, y } = centre;
  if (diagram === "HW01" || diagram === "HW02") {
    const clips = [clip(x - 60, y - 190, -1), clip(x + 60, y - 190, 1)];
    if (diagram === "HW02") clips.push(clip(x - 60, y - 20, -1), clip(x + 60, y - 20, 1));
    return photo(enlarged([...clips, pin(x - 190, y + 140), pin(x + 60, y + 140)].join(""), 1.18));
  }
  const springs = [
    coilSpring(x - 230, y - 150, 9, 180, "#3d6fa8"),
    coilSpring(x + 60, y - 150, 11, 190, "#a3323a"),
    coilSpring(x - 210, y - 30, 7, 150, "#4f565c"),
  ];
  if (diagram === "HW04") {
    springs.push(coilSpring(x + 70, y - 30, 8, 160, "#3d7a52"), pin(x + 40, y + 170));
  }
  const holdDown = [-190, -90, 10].map(
    (dx) =>
      shadow(x + dx, y + 118, 40, 9) +
      ellipse(x + dx, y + 96, 34, 17, `fill="url(#zinc)" ${edge}`) +
      ellipse(x + dx, y + 92, 12, 6, 'fill="#1d2226"'),
  );
  return photo(enlarged([...springs, ...holdDown, pin(x - 220, y + 170)].join(""), 1.22));
}

/** A mark that is the brand's and nobody else's: a ring that a caliper holds. */
export function brandMark(x: number, y: number, size: number): string {
  const s = size / 24;
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <rect width="24" height="24" rx="5" fill="${red}"/>
    <path d="M17.5 8A7 7 0 1 0 17.5 16" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
    <circle cx="12" cy="12" r="2" fill="#fff"/><path d="M15 12H20.5" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
  </g>`;
}

function barcode(x: number, y: number, tall: number): string {
  const widths = [2, 1, 3, 1, 2, 2, 1, 4, 1, 1, 3, 2, 1, 2, 4, 1, 2, 1, 3, 1, 1, 2];
  let place = x;
  return widths
    .map((width, index) => {
      const at = place;
      place += width * 2.6;
      return index % 2 === 0
        ? `<rect x="${at}" y="${y}" width="${width * 2.2}" height="${tall}" fill="#12171c"/>`
        : "";
    })
    .join("");
}

/** The closed box; `label` names the family. */
export function boxPhoto(label: string, flat: number): string {
  const { x } = centre;
  const tall = 250 * flat;
  const top = 330 - tall * 0.45;
  const front = [
    [x - 190, top],
    [x + 70, top + 40],
    [x + 70, top + 40 + tall],
    [x - 190, top + tall],
  ] as const;
  const side = [
    [x + 70, top + 40],
    [x + 220, top - 20],
    [x + 220, top - 20 + tall],
    [x + 70, top + 40 + tall],
  ] as const;
  const lid = [
    [x - 190, top],
    [x - 40, top - 52],
    [x + 220, top - 20],
    [x + 70, top + 40],
  ] as const;
  const style: Lettering = { height: 17, colour: "#12171c", weight: 0.13 };
  const slope = 40 / 260;
  const labelTall = Math.min(132, tall - 30);
  return photo(
    [
      shadow(x + 30, top + tall + 34, 270, 30),
      path(polygon(front), `fill="url(#carton)" ${edge}`),
      path(polygon(side), `fill="url(#cartonSide)" ${edge}`),
      path(polygon(lid), `fill="#e3c99f" ${edge}`),
      path(
        polygon([
          [x - 124, top - 23],
          [x - 106, top - 29],
          [x + 154, top + 6],
          [x + 136, top + 13],
        ]),
        'fill="#c9ab78" fill-opacity=".8"',
      ),
      `<g transform="matrix(1 ${slope.toFixed(3)} 0 1 ${x - 168} ${top + 18})">
        <rect width="214" height="${labelTall}" rx="3" fill="#fff"/><rect width="214" height="6" fill="${red}"/>
        ${brandMark(12, 16, 30)}${letters("Caliper", 52, 38, { height: 18, colour: "#12171c", weight: 0.15 })}
        ${letters(label, 12, 66, { ...style, height: Math.min(14, 1050 / Math.max(60, label.length * 5.6)) })}
        ${labelTall > 100 ? barcode(12, 78, labelTall - 92) : ""}
      </g>`,
    ].join(""),
  );
}

const labelColours: Record<string, string> = {
  DOT3: "#1c5fae",
  DOT4: "#b5121f",
  DOT4HP: "#1a1d20",
  DOT5: "#8f979e",
};

/** A bottle of brake fluid; `volume` in millilitres. */
export function bottlePhoto(fluid: string, name: string, volume: number): string {
  const w = 76 + Math.cbrt(volume) * 6;
  const tall = w * 2.35;
  const { x } = centre;
  const foot = 530;
  const top = foot - tall;
  const label = top + tall * 0.38;
  const high = tall * 0.54;
  const colour = labelColours[fluid] ?? "#1c5fae";
  const body = `M${x - w},${foot - 14}Q${x - w},${foot} ${x - w + 16},${foot}L${x + w - 16},${foot}Q${x + w},${foot} ${x + w},${foot - 14}L${x + w},${top + 84}Q${x + w},${top + 46} ${x + 34},${top + 26}L${x + 34},${top}L${x - 34},${top}L${x - 34},${top + 26}Q${x - w},${top + 46} ${x - w},${top + 84}Z`;
  const shown = volume === 1000 ? "1 L" : `${volume} mL`;
  const white = { colour: "#fff", anchor: "middle" as const, weight: 0.14 };
  return photo(
    [
      shadow(x, foot + 6, w * 1.5, 22),
      path(body, `fill="url(#bottle)" ${edge}`),
      roundedBox(x - 40, top - 46, 80, 54, 7, `fill="url(#cap)" ${edge}`),
      roundedBox(x - w + 4, label, w * 2 - 8, high, 4, `fill="${colour}"`),
      `<rect x="${x - w + 4}" y="${label}" width="${w * 2 - 8}" height="8" fill="#fff" fill-opacity=".85"/>`,
      brandMark(x - high * 0.09, label + high * 0.11, high * 0.18),
      letters(name, x, label + high * 0.58, { ...white, height: high * 0.19 }),
      letters("Brake fluid", x, label + high * 0.74, { ...white, height: high * 0.08 }),
      letters(shown, x, label + high * 0.92, { ...white, height: high * 0.09 }),
      `<rect x="${x - w}" y="${top + 60}" width="${w * 2}" height="${tall - 60}" fill="url(#gloss)"/>`,
    ].join(""),
    [
      bands("bottle", ["#d9dde1", "#ffffff", "#f2f4f6", "#cfd4d9"]),
      bands("cap", ["#22272b", "#59616a", "#2b3035"]),
      `<linearGradient id="gloss" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".22"/>
       <stop offset=".22" stop-color="#fff" stop-opacity=".25"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>
       <stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>`,
    ].join(""),
  );
}
