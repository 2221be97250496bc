/** Pads, shoes and lining: the parts that carry friction material. */
import { arcPoints, centre, path, photo, polygon, shadow } from "./svg.ts";

const outline = 'stroke="#15181b" stroke-opacity=".6" stroke-width="1.5"';

/**
 * The outline of a pad: a piece of a ring, wider above than below, centred at x, y. `ears` are the
 * guides at its sides, as a share of its length.
 */
function padOutline(x: number, y: number, length: number, height: number, ears: number): string {
  const radius = length * 1.45;
  const half = (Math.asin(length / 2 / radius) * 180) / Math.PI;
  const cy = y - height / 2 + radius;
  const top = arcPoints(x, cy, radius, -half, half);
  const foot = arcPoints(x, cy, radius - height, half * 0.93, -half * 0.93);
  const side = (sign: 1 | -1): [number, number][] => {
    const edge = x + (sign * length) / 2;
    const reach = sign * length * ears;
    const high = y - height * 0.1;
    const low = y + height * 0.22;
    const points: [number, number][] = [
      [edge, high],
      [edge + reach, high],
      [edge + reach, low],
      [edge - sign * length * 0.012, low],
    ];
    return sign === 1 ? points : points.reverse();
  };
  return polygon([...top, ...side(1), ...foot, ...side(-1)]);
}

function frictionBlock(x: number, y: number, length: number, height: number, slots: number) {
  const radius = length * 1.5;
  const half = (Math.asin(length / 2 / radius) * 180) / Math.PI;
  const cy = y - height / 2 + radius;
  const block = polygon([
    ...arcPoints(x, cy, radius, -half, half),
    ...arcPoints(x, cy, radius - height, half * 0.94, -half * 0.94),
  ]);
  const chamfer = (sign: 1 | -1) =>
    path(
      polygon([
        [x + (sign * length) / 2, y - height * 0.36],
        [x + sign * (length / 2 - 22), y - height * 0.4],
        [x + sign * (length / 2 - 26), y + height * 0.42],
        [x + sign * (length / 2 - 10), y + height * 0.5],
      ]),
      'fill="#000" fill-opacity=".28"',
    );
  const cuts = Array.from({ length: slots }, (_slot, index) => {
    const at = x + (index - (slots - 1) / 2) * (length / (slots + 1.4));
    const d = `M${at - 3},${y - height * 0.47}L${at + 3},${y - height * 0.47}L${at + 3},${y + height * 0.53}L${at - 3},${y + height * 0.53}Z`;
    return path(d, 'fill="#0f0e0d"');
  });
  // A few flecks, as ground friction material has.
  const flecks = Array.from({ length: 70 }, (_fleck, index) => {
    const across = ((index * 61) % 97) / 97 - 0.5;
    const down = ((index * 37) % 89) / 89 - 0.5;
    return `<circle cx="${(x + across * length * 0.84).toFixed(1)}" cy="${(y + 4 + down * height * 0.76).toFixed(1)}"
      r="${(0.9 + (index % 3) * 0.4).toFixed(1)}" fill="${index % 4 === 0 ? "#b08d57" : "#8b867f"}" fill-opacity=".5"/>`;
  });
  return [
    `<g transform="translate(5 8)">${path(block, 'fill="#191715"')}</g>`,
    path(block, `fill="url(#friction)" ${outline}`),
    ...cuts,
    chamfer(1),
    chamfer(-1),
    ...flecks,
  ].join("");
}

export interface PadShape {
  readonly length: number;
  readonly width: number;
  readonly ears: number;
  readonly slots: number;
}

/** Two pads of a set: one shows its friction material, the other its backing plate. */
export function padPhoto(shape: PadShape): string {
  const length = 330 + shape.length * 0.9;
  const height = (length * shape.width) / shape.length;
  const { x, y } = centre;
  const behind = { x: x + 62, y: y - height * 0.44 };
  const front = { x: x - 34, y: y + height * 0.3 };
  const plate = (at: { x: number; y: number }) =>
    `<g transform="translate(6 8)">${path(padOutline(at.x, at.y, length, height, shape.ears), 'fill="#10161d"')}</g>` +
    path(padOutline(at.x, at.y, length, height, shape.ears), `fill="url(#plate)" ${outline}`) +
    path(
      padOutline(at.x, at.y, length, height, shape.ears),
      'fill="url(#sheen)" fill-opacity=".5"',
    );
  const rivets = [-0.24, 0.24].map(
    (share) =>
      `<circle cx="${behind.x + share * length}" cy="${behind.y}" r="13" fill="#151c24"/>
       <circle cx="${behind.x + share * length}" cy="${behind.y}" r="9" fill="#46525f"/>`,
  );
  return photo(
    [
      shadow(x + 30, front.y + height * 0.62, length * 0.62),
      plate(behind),
      ...rivets,
      plate(front),
      frictionBlock(front.x, front.y - 2, length * 0.88, height * 0.86, shape.slots),
    ].join(""),
  );
}

/** A pad from the front. */
export function padFront(shape: PadShape): string {
  const length = 400 + shape.length * 0.9;
  const height = (length * shape.width) / shape.length;
  const { x, y } = centre;
  return photo(
    shadow(x, y + height * 0.62, length * 0.55) +
      path(padOutline(x, y, length, height, shape.ears), `fill="url(#plate)" ${outline}`) +
      path(padOutline(x, y, length, height, shape.ears), 'fill="url(#sheen)" fill-opacity=".4"') +
      frictionBlock(x, y - 3, length * 0.88, height * 0.86, shape.slots),
  );
}

/** A band of a ring between two radii, from one angle to another. */
const band = (x: number, y: number, outer: number, inner: number, from: number, to: number) =>
  polygon([...arcPoints(x, y, outer, from, to, 40), ...arcPoints(x, y, inner, to, from, 40)]);

export interface ShoeShape {
  readonly drumDiameter: number;
  readonly width: number;
  readonly lined: boolean;
}

function shoe(x: number, y: number, radius: number, shape: ShoeShape, middle: number): string {
  const from = middle - 60;
  const to = middle + 60;
  const depth = 10 + shape.width * 0.55;
  const layers: string[] = [];
  // The table's width, drawn as a stack towards the viewer.
  for (let step = 0; step <= 8; step += 1) {
    const dx = (depth * step) / 8;
    const dy = (-depth * 0.45 * step) / 8;
    const shade = 30 + step * 3;
    layers.push(
      path(
        band(x + depth - dx, y - depth * 0.45 - dy, radius, radius - 13, from, to),
        `fill="rgb(${shade + 8},${shade + 5},${shade})"`,
      ),
    );
  }
  const steel = band(x, y, radius - 13, radius - 22, from - 5, to + 5);
  const web = band(x + depth / 2, y - depth * 0.22, radius - 20, radius - 62, from + 2, to - 2);
  const lining = [
    band(x, y, radius, radius - 13, from, middle - 2),
    band(x, y, radius, radius - 13, middle + 2, to),
  ];
  const holes = [-34, 0, 34].map((angle) => {
    const [[hx, hy] = [0, 0]] = arcPoints(
      x + depth / 2,
      y - depth * 0.22,
      radius - 42,
      middle + angle,
      middle + angle,
      1,
    );
    return `<circle cx="${hx.toFixed(1)}" cy="${hy.toFixed(1)}" r="${angle === 0 ? 9 : 6}" fill="#eef1f4" stroke="#20262c"/>`;
  });
  return [
    path(web, `fill="url(#plate)" ${outline}`),
    ...holes,
    ...layers,
    path(steel, `fill="url(#ironDown)" ${outline}`),
    ...(shape.lined ? lining.map((each) => path(each, `fill="url(#friction)" ${outline}`)) : []),
  ].join("");
}

/** A pair of shoes, standing as they do in the drum. */
export function shoePhoto(shape: ShoeShape): string {
  const radius = 150 + shape.drumDiameter * 0.22;
  const { x, y } = centre;
  return photo(
    shadow(x, y + radius * 1.02, radius * 1.25) +
      shoe(x + 12, y + 12, radius, shape, 90) +
      shoe(x - 46, y + 12, radius, shape, -90),
  );
}

/** One shoe, seen from the side. */
export function shoeSide(shape: ShoeShape): string {
  const radius = 230 + shape.drumDiameter * 0.2;
  return photo(shadow(centre.x, 440, 270) + shoe(centre.x - 10, 540, radius, shape, 0));
}

/** Strips of lining, bent to the drum and drilled. */
export function liningPhoto(width: number, length: number, holes: number): string {
  const radius = 300 + length * 0.35;
  const { x } = centre;
  const strip = (y: number, tall: number) => {
    const face = band(x, y + radius, radius, radius - 15, -26, 26);
    const side = polygon([
      ...arcPoints(x, y + radius, radius, -26, 26, 40),
      ...arcPoints(x, y + radius - tall, radius, 26, -26, 40),
    ]);
    const drilled = Array.from({ length: holes }, (_hole, index) => {
      const angle = -20 + (40 * index) / Math.max(1, holes - 1);
      return [0.3, 0.7].map((share) => {
        const [[hx, hy] = [0, 0]] = arcPoints(
          x,
          y + radius - tall * share,
          radius,
          angle,
          angle,
          1,
        );
        return `<ellipse cx="${hx.toFixed(1)}" cy="${hy.toFixed(1)}" rx="8" ry="5.5" fill="#0d0c0b" stroke="#6d6861"/>`;
      });
    }).flat();
    return [
      path(side, `fill="url(#friction)" ${outline}`),
      path(side, 'fill="url(#sheen)" fill-opacity=".35"'),
      ...drilled,
      path(face, `fill="#5a554f" ${outline}`),
    ].join("");
  };
  const tall = 60 + width * 0.6;
  return photo(shadow(x, 492, 300, 26) + strip(250, tall) + strip(400, tall));
}
