import type { Hub } from "./model.ts";

/**
 * Brake dimensions from service manuals, in millimeters. Rotors, drums, pads and cylinders of these
 * vehicles have exactly these values.
 */
interface Fitted {
  readonly maker: string;
  readonly model: string;
  readonly submodel: string;
  readonly from: number;
  readonly to: number | null;
  readonly observation?: string;
}

type Years = readonly [from: number, to: number | null];

const vehicle = (maker: string, model: string, submodel: string, [from, to]: Years): Fitted => ({
  maker,
  model,
  submodel,
  from,
  to,
});

const rotor = (
  axle: "Front" | "Rear",
  outer: number,
  thickness: number,
  minThickness?: number,
  observation?: string,
) => ({
  part: "rotor" as const,
  axle,
  outer,
  thickness,
  ...(minThickness && { minThickness }),
  ...(observation && { observation }),
});
const drum = (diameter: number, maxDiameter?: number, observation?: string) => ({
  part: "drum" as const,
  diameter,
  ...(maxDiameter && { maxDiameter }),
  ...(observation && { observation }),
});
const master = (bore: string) => ({ part: "masterCylinder" as const, bore });
const wheel = (bore: string) => ({ part: "wheelCylinder" as const, bore });
const lining = (width: number, length: number, thickness: number, observation?: string) => ({
  part: "lining" as const,
  width,
  length,
  thickness,
  ...(observation && { observation }),
});
const pad = (axle: "Front" | "Rear", length: number, width: number, thickness: number) => ({
  part: "pad" as const,
  axle,
  length,
  width,
  thickness,
});

type Part = ReturnType<
  typeof rotor | typeof drum | typeof master | typeof wheel | typeof lining | typeof pad
>;

export type ServiceFact = Fitted & Part;

const table: readonly (readonly [Fitted, ...Part[]])[] = [
  [
    vehicle("Mazda", "BT-50", "J97M", [2006, 2008]),
    master("1"),
    rotor("Front", 256, 24, undefined, "4x2"),
    rotor("Front", 289, 28, undefined, "4x4"),
    wheel("15/16"),
    drum(270, undefined, "4x2"),
    drum(295, undefined, "4x4"),
    lining(55, 271, 5.5, "4x2"),
    lining(55, 296, 5.5, "4x4"),
  ],
  [
    vehicle("Nissan", "X-Trail", "T30", [2003, 2003]),
    pad("Front", 132, 52.5, 11),
    rotor("Front", 280, 28),
    pad("Rear", 83, 33, 8.5),
    rotor("Rear", 292, 16),
    master("1"),
  ],
  [
    vehicle("Infiniti", "QX4", "JR50", [2002, 2002]),
    pad("Front", 132, 52.5, 11),
    rotor("Front", 300, 28, 26),
    wheel("7/8"),
    lining(50, 296, 6.1),
    drum(295, 296.5),
    master("1"),
  ],
  [
    vehicle("Kia", "Sorento", "XM", [2012, 2012]),
    master("7/8"),
    rotor("Front", 321, 28),
    rotor("Rear", 302, 11),
  ],
  [
    vehicle("Kia", "Cadenza", "YG", [2016, null]),
    master("7/8"),
    rotor("Front", 320, 28),
    rotor("Rear", 284, 10),
  ],
  [
    vehicle("Hyundai", "Getz", "TB", [2009, 2009]),
    master("7/8"),
    rotor("Front", 241, 19, undefined, "Without ABS"),
    rotor("Front", 255.4, 19, undefined, "With ABS"),
    rotor("Rear", 262, 10),
    drum(180, undefined, "Without ABS"),
  ],
  [
    vehicle("Kia", "Rio", "UB/QB", [2012, 2017]),
    master("13/16"),
    rotor("Front", 256, 22, 20, "14-inch wheel"),
    rotor("Front", 280, 22, 19.4, "15-inch wheel"),
    rotor("Rear", 262, 10),
    drum(203.2),
    wheel("13/16"),
  ],
  [
    vehicle("Hyundai", "Accent", "HC/YC", [2018, null]),
    master("13/16"),
    rotor("Front", 280, 22),
    rotor("Rear", 262, 10),
    drum(203.2),
  ],
  [
    vehicle("Kia", "Ceed", "JD", [2014, 2014]),
    master("7/8"),
    rotor("Front", 280, 23, undefined, "15-inch wheel"),
    rotor("Front", 300, 28, undefined, "16-inch wheel"),
    rotor("Rear", 262, 10, undefined, "Without electric parking brake"),
    rotor("Rear", 284, 10, undefined, "With electric parking brake"),
  ],
  [vehicle("Hyundai", "Elantra", "XD", [2004, 2004]), drum(203.2, 205.2)],
  [vehicle("Dodge", "Caravan / Grand Caravan", "NS", [1997, 1997]), drum(250)],
  [
    vehicle("Subaru", "BRZ", "ZC6", [2017, 2020]),
    rotor("Front", 326, 30, undefined, "Brembo caliper"),
    rotor("Rear", 316, 20, undefined, "Brembo caliper"),
  ],
];

export const serviceFacts: readonly ServiceFact[] = table.flatMap(([fitted, ...parts]) =>
  parts.map((part) => ({ ...fitted, ...part })),
);

/** Hubs of these vehicles that differ from the usual hub of their maker and kind. */
export const factHubs: Record<string, Hub> = {
  "BT-50": { holes: 5, circle: 114.3, bore: 67.1 },
  "X-Trail": { holes: 5, circle: 114.3, bore: 66.1 },
  Rio: { holes: 4, circle: 100, bore: 54.1 },
  Accent: { holes: 4, circle: 100, bore: 54.1 },
  Getz: { holes: 4, circle: 100, bore: 54.1 },
};
