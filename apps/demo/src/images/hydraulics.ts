/** Cylinders, pistons, cups and kits: the parts that hold brake fluid. */
import { bands, centre, ellipse, enlarged, path, photo, roundedBox, shadow } from "./svg.ts";

const edge = 'stroke="#1d2226" stroke-opacity=".55" stroke-width="1.4"';

/** Down a round bar: light from above. */
const bars = [
  bands("alloy", ["#7d858c", "#dfe3e6", "#b4bac0", "#8b9299", "#5c646b"], true),
  bands("dark", ["#3a3f44", "#6b7278", "#43494e", "#2c3135", "#17191c"], true),
  bands("gum", ["#1b1d1f", "#4b4f53", "#2a2d30", "#141618", "#0c0d0e"], true),
  bands("brass", ["#8f7a3c", "#f0dfa0", "#c3a957", "#8f7835"], true),
  bands("tank", ["#fdfdfb", "#efeee6", "#d6d4c8"], true),
].join("");

/** A length of round bar between two x, with a rounded far end. */
const bar = (x1: number, x2: number, y: number, radius: number, fill: string) =>
  roundedBox(
    x1,
    y - radius,
    x2 - x1,
    radius * 2,
    Math.min(8, radius / 3),
    `fill="url(#${fill})" ${edge}`,
  );

/** A rubber boot: rings that narrow towards the rod. */
function boot(x: number, y: number, radius: number, direction: 1 | -1): string {
  return [0, 1, 2, 3]
    .map((ring) => {
      const r = radius * (1.06 - ring * 0.15);
      const at = x + direction * ring * 15;
      return roundedBox(at - 9, y - r, 18, r * 2, 8, `fill="url(#gum)" ${edge}`);
    })
    .join("");
}

function nipple(x: number, y: number, tall: number): string {
  return [
    roundedBox(x - 13, y - 14, 26, 18, 3, `fill="url(#zinc)" ${edge}`),
    roundedBox(x - 7, y - tall, 14, tall - 10, 3, `fill="url(#zinc)" ${edge}`),
    roundedBox(x - 9, y - tall - 16, 18, 22, 8, `fill="url(#gum)" ${edge}`),
  ].join("");
}

export function wheelCylinderPhoto(bore: number, ports: number): string {
  const radius = 44 + bore * 1.3;
  const half = 120 + bore * 1.2;
  const { x, y } = centre;
  const bolts = [-46, 46].map(
    (dx) =>
      ellipse(x + dx, y + radius + 16, 8, 8, `fill="#c9ced3" ${edge}`) +
      ellipse(x + dx, y + radius + 16, 4, 4, 'fill="#1d2226"'),
  );
  return photo(
    [
      shadow(x, y + radius + 56, half * 1.4),
      ...(ports > 1
        ? [nipple(x - 34, y - radius + 6, 52), nipple(x + 34, y - radius + 6, 40)]
        : [nipple(x, y - radius + 6, 56)]),
      path(
        `M${x - 84},${y + radius * 0.4}L${x + 84},${y + radius * 0.4}L${x + 66},${y + radius + 34}L${x - 66},${y + radius + 34}Z`,
        `fill="url(#dark)" ${edge}`,
      ),
      ...bolts,
      boot(x - half, y, radius * 0.82, -1),
      boot(x + half, y, radius * 0.82, 1),
      bar(x - half - 64, x - half - 44, y, 13, "alloy"),
      bar(x + half + 44, x + half + 64, y, 13, "alloy"),
      bar(x - half, x + half, y, radius, "alloy"),
      bar(x - half, x - half + 26, y, radius * 1.05, "dark"),
      bar(x + half - 26, x + half, y, radius * 1.05, "dark"),
      bar(x - 62, x + 62, y, radius * 1.1, "dark"),
    ].join(""),
    bars,
  );
}

export function masterCylinderPhoto(bore: number, ports: number): string {
  const radius = 34 + bore * 0.9;
  const { x } = centre;
  const y = centre.y + 66;
  const left = x - 250;
  const right = x + 150;
  const outlets = Array.from({ length: ports }, (_port, index) => {
    const at = left + 70 + (index * (right - left - 120)) / Math.max(1, ports - 1);
    return roundedBox(at - 12, y + radius - 6, 24, 26, 4, `fill="url(#brass)" ${edge}`);
  });
  return photo(
    [
      shadow(x, y + radius + 56, 300),
      ...outlets,
      // The reservoir on its two sockets, with its cap.
      roundedBox(left + 66, y - radius - 34, 44, 48, 6, `fill="url(#gum)" ${edge}`),
      roundedBox(right - 110, y - radius - 34, 44, 48, 6, `fill="url(#gum)" ${edge}`),
      path(
        `M${left + 24},${y - radius - 30}L${left + 14},${y - radius - 128}Q${left + 14},${y - radius - 146} ${left + 34},${y - radius - 146}L${right - 40},${y - radius - 146}Q${right - 16},${y - radius - 146} ${right - 18},${y - radius - 126}L${right - 36},${y - radius - 30}Z`,
        `fill="url(#tank)" ${edge}`,
      ),
      path(
        `M${left + 20},${y - radius - 84}L${right - 26},${y - radius - 84}L${right - 36},${y - radius - 30}L${left + 24},${y - radius - 30}Z`,
        'fill="#d9a944" fill-opacity=".32"',
      ),
      roundedBox(left + 100, y - radius - 184, 116, 44, 8, `fill="url(#gum)" ${edge}`),
      bar(left, right, y, radius, "alloy"),
      bar(left - 22, left + 14, y, radius * 0.82, "dark"),
      // The flange and the push rod.
      bar(right + 16, right + 74, y, radius * 0.62, "dark"),
      bar(right + 74, right + 120, y, 10, "alloy"),
      roundedBox(
        right - 12,
        y - radius - 46,
        32,
        radius * 2 + 92,
        10,
        `fill="url(#alloy)" ${edge}`,
      ),
      ellipse(right + 4, y - radius - 24, 8, 11, 'fill="#1d2226"'),
      ellipse(right + 4, y + radius + 24, 8, 11, 'fill="#1d2226"'),
    ].join(""),
    bars,
  );
}

/** An open cup standing on its closed end. */
function standingPiston(x: number, y: number, radius: number, tall: number, phenolic: boolean) {
  const skin = phenolic ? "url(#bakelite)" : "url(#steel)";
  const rim = radius * 0.3;
  const wall = phenolic ? 0.7 : 0.86;
  return [
    path(
      `M${x - radius},${y - tall}L${x - radius},${y}A${radius},${rim} 0 0 0 ${x + radius},${y}L${x + radius},${y - tall}Z`,
      `fill="${skin}" ${edge}`,
    ),
    path(
      `M${x - radius},${y - tall + 34}A${radius},${rim} 0 0 0 ${x + radius},${y - tall + 34}L${x + radius},${y - tall + 44}A${radius},${rim} 0 0 1 ${x - radius},${y - tall + 44}Z`,
      'fill="#15181b" fill-opacity=".55"',
    ),
    ellipse(x, y - tall, radius, rim, `fill="${phenolic ? "#4a3626" : "#c8cdd2"}" ${edge}`),
    ellipse(x, y - tall, radius * wall, rim * wall, 'fill="url(#bore)"'),
  ].join("");
}

const bakelite = bands("bakelite", ["#3a2718", "#7a5a3e", "#4d3623", "#8c6a4b", "#38261a"]);

export function pistonPhoto(diameter: number, tall: number, phenolic: boolean): string {
  const radius = 66 + diameter * 1.15;
  const height = (tall / diameter) * radius * 2;
  const y = centre.y + height / 2;
  return photo(
    shadow(centre.x + 14, y + radius * 0.2, radius * 1.3, radius * 0.36) +
      standingPiston(centre.x, y, radius, height, phenolic),
    bakelite,
  );
}

/** A rubber ring lying flat. */
function ring(x: number, y: number, radius: number, thick: number, fill = "url(#rubber)"): string {
  return [
    shadow(x + 4, y + thick * 0.8, radius * 1.12, radius * 0.42),
    ellipse(x, y, radius, radius * 0.38, `fill="${fill}" ${edge}`),
    ellipse(
      x,
      y - thick * 0.25,
      radius * 0.96,
      radius * 0.34,
      'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"',
    ),
    ellipse(x, y + thick * 0.1, radius * 0.72, radius * 0.25, 'fill="#e9edf0"'),
    ellipse(
      x,
      y + thick * 0.1,
      radius * 0.72,
      radius * 0.25,
      'fill="none" stroke="#0c0d0e" stroke-width="2"',
    ),
  ].join("");
}

/** Seals, boots and, where the kit has them, the sleeves of the guide pins. */
export function caliperKitPhoto(diameter: number, pistons: number): string {
  const radius = 40 + diameter * 1.1;
  const { x, y } = centre;
  const sets = pistons === 2 ? [-170, 150] : [-60];
  const parts = sets.flatMap((dx) => [
    ring(x + dx, y - 70, radius, 18),
    ring(x + dx + 20, y + 70, radius * 1.06, 30, "#24272a"),
  ]);
  const sleeve = (sx: number, sy: number) =>
    [0, 1, 2, 3, 4]
      .map((fold) =>
        roundedBox(
          sx + fold * 15,
          sy - 17 + (fold % 2) * 4,
          13,
          34 - (fold % 2) * 8,
          5,
          `fill="url(#gum)" ${edge}`,
        ),
      )
      .join("");
  const pins =
    pistons === 1 ? [sleeve(x + 130, y - 50), sleeve(x + 150, y + 40)] : [sleeve(x - 40, y + 170)];
  return photo(enlarged([...parts, ...pins].join(""), pistons === 2 ? 1.15 : 1.45), bars);
}

/** Cups of one size, one of them on its side. */
export function cupPhoto(size: number): string {
  const radius = 46 + size * 1.5;
  const { x, y } = centre;
  const cup = (cx: number, cy: number) =>
    [
      shadow(cx + 4, cy + radius * 0.62, radius * 1.1, radius * 0.3),
      path(
        `M${cx - radius},${cy}L${cx - radius * 0.82},${cy + radius * 0.5}A${radius * 0.82},${radius * 0.26} 0 0 0 ${cx + radius * 0.82},${cy + radius * 0.5}L${cx + radius},${cy}Z`,
        `fill="url(#rubber)" ${edge}`,
      ),
      ellipse(cx, cy, radius, radius * 0.34, `fill="#3a3e42" ${edge}`),
      ellipse(cx, cy, radius * 0.86, radius * 0.27, 'fill="url(#bore)"'),
      ellipse(cx, cy + radius * 0.05, radius * 0.4, radius * 0.12, 'fill="#33383c"'),
    ].join("");
  return photo(enlarged(cup(x - 120, y + 40) + cup(x + 130, y + 60) + cup(x + 10, y - 80), 1.4));
}
