import type { DemoProduct } from "../model.ts";
import * as drawings from "./drawings.ts";
import * as fittings from "./fittings.ts";
import * as friction from "./friction.ts";
import * as hydraulics from "./hydraulics.ts";
import * as turned from "./turned.ts";
import { drumDrawing, rotorDrawing } from "./turned-drawings.ts";

/** A picture that is drawn only once, however many products show it. */
export interface Picture {
  /** Says everything that the picture depends on. */
  readonly key: string;
  readonly draw: () => string;
}

/** Dimensions are rounded to steps, so that products of nearly the same shape share a picture. */
const near = (value: number | null, step: number) =>
  Math.max(step, Math.round((value ?? 0) / step) * step);

const picture = <T extends readonly (string | number | boolean)[]>(
  name: string,
  draw: (...values: T) => string,
  ...values: T
): Picture => ({ key: [name, ...values].join(" "), draw: () => draw(...values) });

const box = (label: string, flat: number) => picture("box", fittings.boxPhoto, label, flat);

function rotorViews({ dimensions }: DemoProduct & { family: "brake_rotors" }): Picture[] {
  const outer = near(dimensions.outer_diameter, 40);
  const ventilated = dimensions.disc === "Ventilated";
  const holes = dimensions.holes ?? 5;
  const view = (size: number, isVentilated: boolean, bolts: number, degrees: number) => {
    const circle = size < 300 ? 108 : 124;
    const shape = {
      outer: size,
      hat: circle + 42,
      bore: 62,
      circle,
      holes: bolts,
      thickness: isVentilated ? 24 : 11,
      height: isVentilated ? 48 : 42,
    };
    return turned.rotorPhoto(shape, isVentilated, degrees);
  };
  return [
    picture("rotor", view, outer, ventilated, holes, 32),
    picture("rotor", view, outer, ventilated, holes, 0),
    picture("rotor drawing", rotorDrawing, ventilated, holes),
    box("Brake rotors", 0.55),
  ];
}

function drumViews({ dimensions }: DemoProduct & { family: "brake_drums" }): Picture[] {
  const outer = near(dimensions.outer_diameter, 60);
  const withHub = dimensions.drawing === "BD02";
  const holes = dimensions.holes ?? 4;
  const view = (size: number, hub: boolean, bolts: number, degrees: number) => {
    const shape = {
      outer: size,
      hat: 0,
      bore: hub ? 44 : 60,
      circle: 108,
      holes: bolts,
      thickness: 0,
      height: 66,
    };
    return turned.drumPhoto(shape, hub, degrees);
  };
  return [
    picture("drum", view, outer, withHub, holes, 32),
    picture("drum", view, outer, withHub, holes, 0),
    picture("drum drawing", drumDrawing, withHub, holes),
    box("Brake drums", 0.8),
  ];
}

function padViews({ code, dimensions }: DemoProduct & { family: "brake_pads" }): Picture[] {
  const length = near(dimensions.length_1, 25);
  const width = near(dimensions.width_1, 8);
  // The last digit stands for what the table does not say: the ears and the slots.
  const variant = Number(/\d(?=\D*$)/u.exec(code)?.[0] ?? 0) % 3;
  const shape = (l: number, w: number, kind: number) => ({
    length: l,
    width: w,
    ears: 0.03 + kind * 0.02,
    slots: kind,
  });
  return [
    picture("pads", (l, w, v) => friction.padPhoto(shape(l, w, v)), length, width, variant),
    picture("pad", (l, w, v) => friction.padFront(shape(l, w, v)), length, width, variant),
    picture("pad drawing", drawings.padDrawing, variant),
    box("Brake pads", 0.45),
  ];
}

function shoeViews({ dimensions }: DemoProduct & { family: "brake_shoes" }): Picture[] {
  const diameter = near(dimensions.drum_diameter, 30);
  const width = near(dimensions.width_1, 12);
  const shape = (d: number, w: number) => ({ drumDiameter: d, width: w, lined: true });
  return [
    picture("shoes", (d, w) => friction.shoePhoto(shape(d, w)), diameter, width),
    picture("shoe", (d, w) => friction.shoeSide(shape(d, w)), diameter, width),
    picture("shoe drawing", drawings.shoeDrawing),
    box("Brake shoes", 0.7),
  ];
}

/** The pictures of a product, the most telling first; four at most. */
export function picturesOf(product: DemoProduct): Picture[] {
  switch (product.family) {
    case "brake_rotors":
      return rotorViews(product);
    case "brake_drums":
      return drumViews(product);
    case "brake_pads":
      return padViews(product);
    case "brake_shoes":
      return shoeViews(product);
    case "brake_lining": {
      const { width, length } = product.dimensions;
      return [
        picture("lining", friction.liningPhoto, near(width, 15), near(length, 40), 5),
        picture("lining drawing", drawings.liningDrawing),
        box("Brake lining", 0.4),
      ];
    }
    case "wheel_cylinders": {
      const { size_mm, ports } = product.dimensions;
      return [
        picture("wheel cylinder", hydraulics.wheelCylinderPhoto, size_mm ?? 20.64, ports ?? 1),
        picture("cylinder drawing", drawings.cylinderDrawing, false),
        box("Wheel cylinders", 0.6),
      ];
    }
    case "master_cylinders": {
      const { bore_mm, ports } = product.dimensions;
      return [
        picture("master cylinder", hydraulics.masterCylinderPhoto, bore_mm ?? 22.22, ports ?? 2),
        picture("cylinder drawing", drawings.cylinderDrawing, true),
        box("Master cylinders", 0.9),
      ];
    }
    case "hardware":
      return [
        picture("hardware", fittings.hardwarePhoto, product.dimensions.diagram ?? "HW01"),
        box("Hardware", 0.4),
      ];
    case "caliper_kits": {
      const { piston_diameter, pistons } = product.dimensions;
      const diameter = near(piston_diameter, 8);
      return [
        picture("kit", hydraulics.caliperKitPhoto, diameter, pistons ?? 1),
        box("Caliper systems", 0.45),
      ];
    }
    case "pistons": {
      const { outer_diameter, height, material } = product.dimensions;
      const [diameter, tall] = [near(outer_diameter, 6), near(height, 6)];
      return [
        picture("piston", hydraulics.pistonPhoto, diameter, tall, material === "Phenolic"),
        picture("piston drawing", drawings.pistonDrawing),
        box("Pistons", 0.4),
      ];
    }
    case "cylinder_cups":
      return [
        picture("cups", hydraulics.cupPhoto, near(Number(product.code.slice(2, 5)) / 10, 3)),
        box("Cylinder cups", 0.35),
      ];
    case "brake_fluids":
      return [];
  }
}

/** Pictures under a name of their own: the drawings that tables name, and the hardware diagrams. */
export const referencePictures: readonly (readonly [name: string, picture: Picture])[] = [
  ["BR01", picture("rotor drawing", rotorDrawing, true, 5)],
  ["BR02", picture("rotor drawing", rotorDrawing, false, 5)],
  ["BD01", picture("drum drawing", drumDrawing, false, 4)],
  ["BD02", picture("drum drawing", drumDrawing, true, 4)],
  ...["HW01", "HW02", "HW03", "HW04"].map(
    (name) => [name, picture("hardware", fittings.hardwarePhoto, name)] as const,
  ),
  // One fluid has a picture per volume, one a picture for both, the others one of each, or none.
  ["DOT3-355", picture("bottle", fittings.bottlePhoto, "DOT3", "DOT 3", 355)],
  ["DOT3-1000", picture("bottle", fittings.bottlePhoto, "DOT3", "DOT 3", 1000)],
  ["DOT4", picture("bottle", fittings.bottlePhoto, "DOT4", "DOT 4", 500)],
  ["DOT4HP-500", picture("bottle", fittings.bottlePhoto, "DOT4HP", "DOT 4", 500)],
  ["DOT4HP", picture("bottle", fittings.bottlePhoto, "DOT4HP", "DOT 4", 355)],
];
