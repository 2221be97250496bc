/** Path data of basic shapes; all lengths are in grid units. */

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A rounded rectangle from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number, r = 1.5) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** A dot as thick as the stroke. */
export const dot = (x: number, y: number) => `M${x} ${y}h.01`;

/** Dots on a circle, the first one at the top. */
export const dotsAround = (x: number, y: number, radius: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count - 0.25) * 2 * Math.PI;
    return dot(round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle)));
  }).join("");

/** A seal: round lobes on a circle. */
export const seal = (x: number, y: number, radius: number, lobes: number) => {
  const meets = Array.from({ length: lobes }, (_, index) => {
    const angle = ((index + 0.5) / lobes) * 2 * Math.PI;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  const bulge = round(radius * Math.sin(Math.PI / lobes) * 1.14);
  return `M${meets[lobes - 1]}${meets.map((point) => `A${bulge} ${bulge} 0 0 1 ${point}`).join("")}z`;
};

/** A sheet of paper with a folded corner, in the 24 px grid. */
export const sheet24 =
  "M6.5 2.75h7.25L19 8v11.75a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5V4.25a1.5 1.5 0 0 1 1.5-1.5zM13.75 2.75V8H19";

/** The same in the 16 px grid. */
export const sheet16 =
  "M4.5 1.75h4.75l3.5 3.5v8a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1V2.75a1 1 0 0 1 1-1zM9 1.75v3.75h3.75";

const round = (value: number) => Math.round(value * 100) / 100;
