/** Pictures are 800 by 600, of which products fill the middle. */
export const width = 800;
export const height = 600;
export const centre = { x: 400, y: 292 };

const n = (value: number) => value.toFixed(1);

export function ellipse(x: number, y: number, rx: number, ry: number, attributes: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)},${n(y)}`).join("L")}Z`;
}

export function roundedBox(
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  attributes: string,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" ${attributes}/>`;
}

/** A gradient along x (or y), its colours evenly spaced. */
export function bands(id: string, colours: readonly string[], vertical = false): string {
  const stops = colours.map((colour, index) => {
    const offset = colours.length === 1 ? 0 : index / (colours.length - 1);
    return `<stop offset="${offset.toFixed(3)}" stop-color="${colour}"/>`;
  });
  const direction = vertical ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
  return `<linearGradient id="${id}" ${direction}>${stops.join("")}</linearGradient>`;
}

/** Materials that the products are made of, to be used as `url(#name)`. */
const materials = [
  bands("steel", ["#8d949b", "#e9edf0", "#aab1b8", "#f4f6f7", "#9aa2aa", "#d5dadf", "#7c848c"]),
  bands("iron", ["#3c4248", "#6a727a", "#4c5359", "#7b848c", "#3f454b"]),
  bands("ironDown", ["#7b848c", "#565d64", "#3c4248"], true),
  bands("cast", ["#b9c0c6", "#8b939b", "#666e76"], true),
  bands("bore", ["#22272c", "#4b5258", "#1b1f23"]),
  bands("friction", ["#4a4743", "#34322f", "#282624"], true),
  bands("plate", ["#2f3a47", "#1d2630"], true),
  bands("rubber", ["#3a3e42", "#17191b", "#2a2d30"]),
  bands("zinc", ["#a79c7b", "#e6dfc4", "#bfb48f", "#f3eedb", "#a2966f"]),
  bands("carton", ["#d7b98c", "#c29f6c"], true),
  bands("cartonSide", ["#b48f5c", "#a17d4b"], true),
  bands("ground", ["#f8f9fb", "#eef1f4", "#dde2e7"], true),
  `<radialGradient id="shade"><stop offset="0" stop-color="#1a2026" stop-opacity=".42"/>
    <stop offset=".6" stop-color="#1a2026" stop-opacity=".16"/>
    <stop offset="1" stop-color="#1a2026" stop-opacity="0"/></radialGradient>`,
  `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/>
    <stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/>
  </linearGradient>`,
].join("");

/** The shadow under a product that stands at `y`. */
export function shadow(x: number, y: number, rx: number, ry = rx * 0.11): string {
  return ellipse(x, y, rx, ry, 'fill="url(#shade)"');
}

/** A product on a soft ground, as a photographer would light it. */
export function photo(body: string, defs = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
    width="${width}" height="${height}"><defs>${materials}${defs}</defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>${body}</svg>`;
}

/** Small parts, drawn larger about the middle of the picture. */
export function enlarged(body: string, factor: number): string {
  const { x, y } = centre;
  return `<g transform="translate(${x} ${y}) scale(${factor}) translate(${-x} ${-y})">${body}</g>`;
}

/** Points on an arc; angles in degrees, clockwise from the top. */
export function arcPoints(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  steps = 24,
): [number, number][] {
  return Array.from({ length: steps + 1 }, (_point, index): [number, number] => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}
