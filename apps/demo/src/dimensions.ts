import type { Bore, Dimensions, Hub, Position } from "./model.ts";
import { type Random, rounded } from "./random.ts";

/** In millimeters; omitted values are random within their usual range. */

const half = (value: number) => rounded(Math.round(value * 2) / 2, 1);

export interface RotorFacts {
  position: Exclude<Position, "Front and rear">;
  outer: number;
  thickness: number;
  ventilated: boolean;
  hub: Hub;
  minThickness?: number;
}

export function rotorDimensions(draw: Random, facts: RotorFacts): Dimensions<"brake_rotors"> {
  const { position, outer, thickness, ventilated, hub } = facts;
  // The hat must clear the bolt heads and leave a friction ring that is wide enough for the pad.
  const widest = outer - (outer < 240 ? 76 : 88);
  const hat = Math.min(half(hub.circle + draw.step(38, 50, 0.5)), half(widest));
  const flange = draw.step(5, 8, 0.5);
  const depth = position === "Front" ? draw.step(15, 26, 0.5) : draw.step(24, 42, 0.5);
  const wear = ventilated ? draw.step(1.5, 3, 0.5) : draw.step(1.5, 2, 0.5);
  return {
    drawing: ventilated ? "BR01" : "BR02",
    position,
    disc: ventilated ? "Ventilated" : "Solid",
    outer_diameter: outer,
    hat_diameter: hat,
    centre_bore: rounded(hub.bore + draw.step(0.3, 1.2, 0.1), 1),
    bolt_circle: hub.circle,
    height: rounded(thickness + depth, 1),
    thickness,
    min_thickness: facts.minThickness ?? rounded(thickness - wear, 1),
    flange,
    holes: hub.holes,
  };
}

export interface DrumFacts {
  diameter: number;
  hub: Hub;
  width?: number;
  maxDiameter?: number;
  withHub?: boolean;
}

export function drumDimensions(draw: Random, facts: DrumFacts): Dimensions<"brake_drums"> {
  const { diameter, hub } = facts;
  const width = facts.width ?? shoeWidth(draw, diameter);
  const withHub = facts.withHub ?? draw.chance(0.15);
  return {
    drawing: withHub ? "BD02" : "BD01",
    position: "Rear",
    drum_type: withHub ? "With hub" : "Standard",
    drum_diameter: diameter,
    max_diameter: facts.maxDiameter ?? rounded(diameter + draw.step(1.5, 2, 0.1), 1),
    drum_width: width,
    height: half(width + draw.step(14, 26, 0.5) + (withHub ? 18 : 0)),
    // A drum with its own hub fits the bearing, which is smaller than the hub's spigot.
    centre_bore: withHub ? draw.step(40, 52, 0.5) : rounded(hub.bore + draw.step(0.3, 1.2, 0.1), 1),
    bolt_circle: hub.circle,
    outer_diameter: half(diameter + draw.step(26, 40, 0.5)),
    holes: hub.holes,
  };
}

/** Shoe width increases with the drum diameter. */
export function shoeWidth(draw: Random, diameter: number): number {
  if (diameter < 185) return draw.step(25, 30, 1);
  if (diameter < 215) return draw.step(30, 38, 1);
  if (diameter < 250) return draw.step(38, 45, 1);
  return draw.step(45, 65, 1);
}

export function shoeDimensions(
  draw: Random,
  fmsi: string,
  drumDiameter: number,
  width: number,
): Dimensions<"brake_shoes"> {
  const arc = (degrees: number) => half((drumDiameter * Math.PI * degrees) / 360);
  const leading = draw.step(108, 124, 0.5);
  const sameBoth = draw.chance(0.7);
  const thick = draw.step(4, 6.5, 0.1);
  const tapered = draw.chance(0.25) ? draw.step(0.3, 1, 0.1) : 0;
  return {
    fmsi,
    arc_length_1: arc(leading),
    width_1: width,
    thickness_1_1: thick,
    thickness_1_2: rounded(thick - tapered, 1),
    arc_length_2: arc(sameBoth ? leading : leading - draw.step(4, 16, 0.5)),
    width_2: width,
    thickness_2_1: thick,
    thickness_2_2: rounded(thick - (sameBoth ? tapered : 0), 1),
    drum_diameter: drumDiameter,
    drum_width: rounded(width + draw.step(0.5, 2, 0.5), 1),
  };
}

export interface PadFacts {
  length: number;
  width: number;
  thickness?: number;
}

export function padDimensions(
  draw: Random,
  fmsi: string,
  { length, width, thickness }: PadFacts,
): Dimensions<"brake_pads"> {
  const thick = thickness ?? draw.step(14, 18.5, 0.1);
  const alike = draw.chance(0.55);
  return {
    fmsi,
    length_1: length,
    width_1: width,
    thickness_1: thick,
    length_2: alike ? length : rounded(length - draw.step(0.5, 8, 0.1), 1),
    width_2: alike ? width : rounded(width - draw.step(0.2, 4, 0.1), 1),
    thickness_2: draw.chance(0.7) ? thick : rounded(thick - draw.step(0.2, 1, 0.1), 1),
  };
}

const eighths = ["5/8", "11/16", "3/4", "13/16", "7/8", "15/16", "1", "1 1/16", "1 1/8"] as const;

/** `13/16` is 20.64 mm. */
export function boreOf(inches: string): Bore {
  const [whole, fraction] = inches.includes(" ") ? inches.split(" ") : ["0", inches];
  const [above = "0", below = "1"] = (fraction ?? "").split("/");
  return { inches, mm: rounded((Number(whole) + Number(above) / Number(below)) * 25.4) };
}

export const wheelBores = eighths.slice(0, 7).map(boreOf);
export const masterBores = eighths.slice(2).map(boreOf);

export const threads = ["M10 x 1.0", "M10 x 1.25", "3/8-24", "7/16-24", "M12 x 1.0"] as const;

export function wheelCylinderDimensions(
  draw: Random,
  bore: Bore,
  boxQuantity: number,
  palletQuantity: number,
): Dimensions<"wheel_cylinders"> {
  return {
    size: bore.inches,
    size_mm: bore.mm,
    thread: draw.weighted(threads.map((thread, index) => [thread, 6 - index] as const)),
    length: half(bore.mm * 1.6 + draw.step(14, 30, 0.5)),
    ports: draw.chance(0.9) ? 1 : 2,
    box_quantity: boxQuantity,
    pallet_quantity: palletQuantity,
  };
}

export function masterCylinderDimensions(
  draw: Random,
  bore: Bore,
  boxQuantity: number,
  palletQuantity: number,
): Dimensions<"master_cylinders"> {
  const primary = draw.step(14, 24, 0.5);
  return {
    bore: bore.inches,
    bore_mm: bore.mm,
    ports: draw.weighted([
      [2, 6],
      [3, 1],
      [4, 3],
    ]),
    primary,
    secondary: rounded(primary - draw.step(0, 7, 0.5), 1),
    box_quantity: boxQuantity,
    pallet_quantity: palletQuantity,
  };
}
