import type { ReactElement } from "react";

// The flags have their official colors in both themes.

/** A five-pointed star around a center; `turn` in degrees, 0 points up. */
const star = (x: number, y: number, radius: number, turn = 0) =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = ((index * 36 - 90 + turn) * Math.PI) / 180;
    const reach = index % 2 === 0 ? radius : radius * 0.382;
    return `${(x + reach * Math.cos(angle)).toFixed(2)},${(y + reach * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");

/** Stripes from top to bottom; `shares` are their relative heights, equal by default. */
const bands = (colors: readonly string[], shares = colors.map(() => 1)) => {
  const unit = 16 / shares.reduce((sum, share) => sum + share, 0);
  let top = 0;
  return colors.map((color, index) => {
    const height = unit * (shares[index] ?? 1);
    // Antialiased edges would show a third color.
    const band = (
      <rect key={top} y={top} width="24" height={height} fill={color} shapeRendering="crispEdges" />
    );
    top += height;
    return band;
  });
};

/** The turn that makes a star at (x, y) point to (toX, toY). */
const turnTo = (x: number, y: number, toX: number, toY: number) =>
  (Math.atan2(toY - y, toX - x) * 180) / Math.PI + 90;

export const flags = {
  US: (
    <>
      {bands(Array.from({ length: 13 }, (_, index) => (index % 2 === 0 ? "#C8202F" : "#FFFFFF")))}
      <rect width="9.6" height={(7 * 16) / 13} fill="#2E4A73" shapeRendering="crispEdges" />
      {[1.5, 3.7, 5.9, 8.1].flatMap((x) =>
        [1.6, 4.3, 7].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="0.55" fill="#FFFFFF" />
        )),
      )}
    </>
  ),
  VE: (
    <>
      {bands(["#F6C915", "#1F3F94", "#CE1126"])}
      {Array.from({ length: 8 }, (_, index) => {
        const angle = ((200 + index * 20) * Math.PI) / 180;
        return (
          <polygon
            key={index}
            points={star(12 + 4.2 * Math.cos(angle), 10.2 + 3.2 * Math.sin(angle), 0.75)}
            fill="#FFFFFF"
          />
        );
      })}
    </>
  ),
  PA: (
    <>
      <rect width="24" height="16" fill="#FFFFFF" />
      <rect x="12" width="12" height="8" fill="#D21034" />
      <rect y="8" width="12" height="8" fill="#1F3F94" />
      <polygon points={star(6, 4, 2.4)} fill="#1F3F94" />
      <polygon points={star(18, 12, 2.4)} fill="#D21034" />
    </>
  ),
  CO: <>{bands(["#FCD116", "#1F3F94", "#CE1126"], [2, 1, 1])}</>,
  CN: (
    <>
      <rect width="24" height="16" fill="#DE2910" />
      {/* As officially specified, each small star points to the large one. */}
      <polygon points={star(4, 4, 2.4)} fill="#FFDE00" />
      {(
        [
          [8, 1.6],
          [9.6, 3.2],
          [9.6, 5.6],
          [8, 7.2],
        ] as const
      ).map(([x, y]) => (
        <polygon key={`${x} ${y}`} points={star(x, y, 0.8, turnTo(x, y, 4, 4))} fill="#FFDE00" />
      ))}
    </>
  ),
  MX: (
    <>
      <rect width="8" height="16" fill="#0B6B4A" />
      <rect x="8" width="8" height="16" fill="#FFFFFF" />
      <rect x="16" width="8" height="16" fill="#CE1126" />
      <circle cx="12" cy="8" r="2" fill="none" stroke="#8A6A3C" strokeWidth="0.9" />
      <path d="M10.4 9.3a2.2 2.2 0 0 0 3.2 0" fill="none" stroke="#2F7D4F" strokeWidth="0.9" />
    </>
  ),
  /** Central America as one market, in a neutral color. */
  CETAM: (
    <>
      {bands(["#5F7A96", "#FFFFFF", "#5F7A96"])}
      <circle cx="12" cy="8" r="1.7" fill="none" stroke="#5F7A96" strokeWidth="0.9" />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

export type FlagCode = keyof typeof flags;

export const flagCodes = Object.keys(flags) as FlagCode[];
