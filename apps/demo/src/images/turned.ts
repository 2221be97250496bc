/** Rotors and drums: bodies of revolution, seen from the side of their bolts. */
import { centre, ellipse, path, photo, shadow } from "./svg.ts";

export interface TurnedShape {
  /** Millimetres, as on the datasheet. */
  readonly outer: number;
  readonly hat: number;
  readonly bore: number;
  readonly circle: number;
  readonly holes: number;
  readonly thickness: number;
  readonly height: number;
}

/** The view turned about the vertical axis: what is round becomes an ellipse. */
class View {
  readonly #sin: number;
  readonly #cos: number;
  readonly #scale: number;
  readonly #x: number;

  constructor(degrees: number, scale: number, x = centre.x) {
    this.#sin = Math.sin((degrees * Math.PI) / 180);
    this.#cos = Math.cos((degrees * Math.PI) / 180);
    this.#scale = scale;
    this.#x = x;
  }

  /** A circle of this radius, `depth` millimetres away from the viewer. */
  circle(radius: number, depth: number, attributes: string): string {
    return this.hole(0, 0, radius, depth, attributes);
  }

  hole(x: number, y: number, radius: number, depth: number, attributes: string): string {
    return ellipse(
      this.#x + (x * this.#cos + depth * this.#sin) * this.#scale,
      centre.y + y * this.#scale,
      radius * this.#scale * this.#cos,
      radius * this.#scale,
      attributes,
    );
  }

  /** The side of a cylinder between two depths. */
  wall(radius: number, near: number, far: number, attributes: string): string {
    const rx = (radius * this.#scale * this.#cos).toFixed(1);
    const ry = (radius * this.#scale).toFixed(1);
    const at = (depth: number) => (this.#x + depth * this.#sin * this.#scale).toFixed(1);
    const top = (centre.y - radius * this.#scale).toFixed(1);
    const foot = (centre.y + radius * this.#scale).toFixed(1);
    return path(
      `M${at(near)},${top}L${at(far)},${top}A${rx},${ry} 0 0 1 ${at(far)},${foot}L${at(near)},${foot}
       A${rx},${ry} 0 0 0 ${at(near)},${top}Z`,
      attributes,
    );
  }

  /** Where a point of a circle's rim stands; the angle is clockwise from the right. */
  rim(radius: number, depth: number, degrees: number): [number, number] {
    const angle = (degrees * Math.PI) / 180;
    return [
      this.#x + (radius * Math.cos(angle) * this.#cos + depth * this.#sin) * this.#scale,
      centre.y + radius * Math.sin(angle) * this.#scale,
    ];
  }
}

const edge = 'fill="none" stroke="#2a3036" stroke-opacity=".55" stroke-width="1.2"';

function boltHoles(view: View, shape: TurnedShape, depth: number): string {
  return Array.from({ length: shape.holes }, (_hole, index) => {
    const angle = (index / shape.holes) * 2 * Math.PI - Math.PI / 2;
    const x = (shape.circle / 2) * Math.cos(angle);
    const y = (shape.circle / 2) * Math.sin(angle);
    return (
      view.hole(x, y, 7.4, depth, 'fill="#23282d"') +
      view.hole(x + 0.8, y + 0.8, 6.2, depth + 1, 'fill="#c9ced3"')
    );
  }).join("");
}

/** The lines that the lathe leaves on a machined face. */
function turnedLines(view: View, inner: number, outer: number, depth: number): string {
  const count = 9;
  return Array.from({ length: count }, (_line, index) => {
    const radius = inner + ((outer - inner) * (index + 1)) / (count + 1);
    const light = index % 2 === 0;
    return view.circle(
      radius,
      depth,
      `fill="none" stroke="${light ? "#fff" : "#5d656d"}" stroke-opacity="${light ? 0.35 : 0.16}" stroke-width="1"`,
    );
  }).join("");
}

function vents(view: View, shape: TurnedShape, near: number): string {
  const radius = shape.outer / 2;
  const third = shape.thickness / 3.2;
  const slits: string[] = [];
  for (let degrees = -84; degrees <= 84; degrees += 6) {
    const [x1, y1] = view.rim(radius, near + third, degrees);
    const [x2, y2] = view.rim(radius, near + third, degrees + 3.6);
    const [x3, y3] = view.rim(radius, near + shape.thickness - third, degrees + 3.6);
    const [x4, y4] = view.rim(radius, near + shape.thickness - third, degrees);
    slits.push(
      path(
        `M${[x1, y1, x2, y2, x3, y3, x4, y4].map((each) => each.toFixed(1)).join(" ")}Z`,
        'fill="#1c2024"',
      ),
    );
  }
  return slits.join("");
}

/** The hat's face with its bore and bolt holes, standing out towards the viewer. */
function hat(view: View, shape: TurnedShape): string {
  const radius = shape.hat / 2;
  const depth = Math.max(8, shape.height - shape.thickness);
  return [
    view.circle(radius + 3, 0, 'fill="#1d2125" fill-opacity=".5"'),
    view.wall(radius, -depth, 0, 'fill="url(#ironDown)"'),
    view.circle(radius, -depth, 'fill="url(#iron)"'),
    view.circle(radius, -depth, 'fill="url(#sheen)"'),
    view.circle(radius, -depth, edge),
    view.circle(radius * 0.93, -depth, 'fill="none" stroke="#fff" stroke-opacity=".14"'),
    boltHoles(view, shape, -depth),
    view.circle(shape.bore / 2 + 2.5, -depth, 'fill="#8a929a"'),
    view.circle(shape.bore / 2, -depth, 'fill="#15181b"'),
    view.circle(shape.bore / 2 - 1.5, -depth + 5, 'fill="#e6eaed"'),
  ].join("");
}

export function rotorPhoto(shape: TurnedShape, ventilated: boolean, degrees: number): string {
  // Large rotors look larger, yet every picture is filled.
  const scale = (395 + (shape.outer - 200) * 0.55) / shape.outer;
  const view = new View(degrees, scale, centre.x - (degrees > 20 ? 18 : 0));
  const radius = shape.outer / 2;
  const body = [
    shadow(centre.x + 10, centre.y + radius * scale + 6, radius * scale * 0.8),
    view.circle(radius, shape.thickness, 'fill="#4d545b"'),
    view.wall(radius, 0, shape.thickness, 'fill="url(#cast)"'),
    ventilated ? vents(view, shape, 0) : "",
    view.circle(radius, 0, 'fill="url(#steel)"'),
    view.circle(radius, 0, 'fill="url(#sheen)"'),
    turnedLines(view, shape.hat / 2 + 6, radius - 3, 0),
    view.circle(radius, 0, edge),
    hat(view, shape),
  ];
  return photo(body.join(""));
}

/** A drum: a deep bowl whose rim has two ribs. */
export function drumPhoto(shape: TurnedShape, withHub: boolean, degrees: number): string {
  const scale = (400 + (shape.outer - 200) * 0.4) / shape.outer;
  const view = new View(degrees, scale, centre.x - (degrees > 20 ? 34 : 0));
  const radius = shape.outer / 2;
  const face = radius * 0.9;
  const depth = shape.height;
  const body = [
    shadow(centre.x + 20, centre.y + radius * scale + 4, radius * scale * 0.9),
    view.circle(radius, depth, 'fill="#2c3136"'),
    view.wall(radius, depth * 0.72, depth, 'fill="url(#ironDown)"'),
    view.circle(radius, depth * 0.72, 'fill="#59616a"'),
    view.wall(face, depth * 0.14, depth * 0.72, 'fill="url(#ironDown)"'),
    view.wall(face * 1.03, depth * 0.42, depth * 0.52, 'fill="#6f7880"'),
    view.wall(face, 0, depth * 0.14, 'fill="#8a939b"'),
    view.circle(face, 0, 'fill="url(#iron)"'),
    view.circle(face, 0, 'fill="url(#sheen)"'),
    view.circle(face, 0, edge),
    view.circle(face * 0.86, 0, 'fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"'),
    view.circle(
      face * 0.8,
      0,
      'fill="none" stroke="#15181b" stroke-opacity=".35" stroke-width="3"',
    ),
    boltHoles(view, shape, 0),
  ];
  const bore = shape.bore / 2;
  if (withHub) {
    body.push(
      view.wall(bore + 12, -22, 0, 'fill="url(#ironDown)"'),
      view.circle(bore + 12, -22, 'fill="url(#steel)"'),
      view.circle(bore, -22, 'fill="#15181b"'),
    );
  } else {
    body.push(
      view.circle(bore + 3, 0, 'fill="#9aa2aa"'),
      view.circle(bore, 0, 'fill="#15181b"'),
      view.circle(bore - 2, 5, 'fill="#2c3136"'),
    );
  }
  return photo(body.join(""));
}
