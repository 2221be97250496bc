import * as make from "./dimensions.ts";
import type { Bore, Dimensions, Fit, Position, ProductOf } from "./model.ts";
import { type Random, rounded } from "./random.ts";

/** Cast iron, kilograms per cubic millimeter. */
const iron = 7.15e-6;
const disc = (diameter: number) => (Math.PI / 4) * diameter ** 2;
const cents = (dollars: number) => Math.round(dollars * 20) * 5;

interface Common {
  code: string;
  fmsi?: string | null;
  fits?: Fit[];
  interchanges?: readonly (readonly [string, string])[];
}

const common = ({ code, fmsi = null, fits = [], interchanges = [] }: Common) => ({
  code,
  fmsi,
  fits,
  interchanges,
  serves: new Set<string>(),
});

const sideOf = {
  Front: { en: "front", masculine: "delantero", feminine: "delanteras" },
  Rear: { en: "rear", masculine: "trasero", feminine: "traseras" },
} as const;

export type Axle = keyof typeof sideOf;

export function rotor(draw: Random, facts: make.RotorFacts & Common): ProductOf<"brake_rotors"> {
  return rotorFrom(draw, facts, make.rotorDimensions(draw, facts));
}

/** A rotor whose every dimension is given. */
export function rotorFrom(
  draw: Random,
  facts: Common & { position: Axle },
  dimensions: Dimensions<"brake_rotors">,
): ProductOf<"brake_rotors"> {
  const { outer_diameter, hat_diameter, thickness, height, flange } = dimensions;
  const ventilated = dimensions.disc === "Ventilated";
  const outer = outer_diameter ?? 0;
  const hat = hat_diameter ?? 0;
  const ring = (disc(outer) - disc(hat)) * (thickness ?? 0) * (ventilated ? 0.72 : 1);
  const bowl = disc(hat) * (flange ?? 0) * 0.75 + Math.PI * hat * (height ?? 0) * 5.5;
  const weight = rounded((ring + bowl) * iron);
  const { en, masculine } = sideOf[facts.position];
  return {
    ...common(facts),
    family: "brake_rotors",
    position: facts.position,
    detail: ventilated
      ? { en: `ventilated, ${en}`, es: `ventilado, ${masculine}` }
      : { en: `solid, ${en}`, es: `sólido, ${masculine}` },
    dimensions,
    weight,
    basePrice: cents(10 + weight * draw.step(3.6, 5, 0.1)),
  };
}

export function drum(draw: Random, facts: make.DrumFacts & Common): ProductOf<"brake_drums"> {
  const dimensions = make.drumDimensions(draw, facts);
  const { diameter } = facts;
  const outer = dimensions.outer_diameter ?? 0;
  const weight = rounded(
    ((disc(outer) - disc(diameter)) * (dimensions.drum_width ?? 0) * 0.62 + disc(diameter) * 6) *
      iron,
  );
  return {
    ...common(facts),
    family: "brake_drums",
    position: "Rear",
    detail:
      dimensions.drawing === "BD02"
        ? { en: "with hub, rear", es: "con maza, trasero" }
        : { en: "rear", es: "trasero" },
    dimensions,
    weight,
    basePrice: cents(9 + weight * draw.step(3.2, 4.4, 0.1)),
  };
}

export function pad(
  draw: Random,
  facts: make.PadFacts & Common & { fmsi: string; position: Axle },
): ProductOf<"brake_pads"> {
  const dimensions = make.padDimensions(draw, facts.fmsi, facts);
  const { en, feminine } = sideOf[facts.position];
  const volume = facts.length * facts.width * (dimensions.thickness_1 ?? 0) * 4;
  const weight = rounded(volume * 3.4e-6);
  return {
    ...common(facts),
    family: "brake_pads",
    position: facts.position,
    detail: { en, es: feminine },
    dimensions,
    weight,
    basePrice: cents(7 + weight * draw.step(4.5, 7, 0.1)),
  };
}

export function shoe(
  draw: Random,
  facts: Common & { fmsi: string; drumDiameter: number; width: number },
): ProductOf<"brake_shoes"> {
  const dimensions = make.shoeDimensions(draw, facts.fmsi, facts.drumDiameter, facts.width);
  const weight = rounded((dimensions.arc_length_1 ?? 0) * facts.width * 4 * 5.2e-5);
  return {
    ...common(facts),
    family: "brake_shoes",
    position: "Rear",
    detail: { en: "rear", es: "traseras" },
    dimensions,
    weight,
    basePrice: cents(6 + weight * draw.step(3.5, 5, 0.1)),
  };
}

export function lining(
  draw: Random,
  facts: Common & { width: number; length: number; thickness: number },
): ProductOf<"brake_lining"> {
  const { width, length, thickness } = facts;
  const weight = rounded(width * length * thickness * 4 * 2.1e-6);
  return {
    ...common(facts),
    family: "brake_lining",
    position: "Rear",
    detail: { en: "rear", es: "trasero" },
    dimensions: { width, length, thickness },
    weight,
    basePrice: cents(4 + weight * draw.step(5, 8, 0.1)),
  };
}

export function wheelCylinder(
  draw: Random,
  facts: Common & { bore: Bore },
): ProductOf<"wheel_cylinders"> {
  const { bore } = facts;
  const boxes = draw.pick([10, 12, 20]);
  return {
    ...common(facts),
    family: "wheel_cylinders",
    position: "Rear",
    detail: { en: `bore ${bore.inches} in`, es: `diámetro ${bore.inches} pulg.` },
    dimensions: make.wheelCylinderDimensions(draw, bore, boxes, boxes * draw.int(60, 120)),
    weight: rounded(0.12 + bore.mm * 0.011),
    basePrice: cents(4 + bore.mm * draw.step(0.15, 0.25, 0.01)),
  };
}

export function masterCylinder(
  draw: Random,
  facts: Common & { bore: Bore },
): ProductOf<"master_cylinders"> {
  const { bore } = facts;
  return {
    ...common(facts),
    family: "master_cylinders",
    position: null,
    detail: { en: `bore ${bore.inches} in`, es: `diámetro ${bore.inches} pulg.` },
    dimensions: make.masterCylinderDimensions(draw, bore, 4, 4 * draw.int(50, 110)),
    weight: rounded(0.6 + bore.mm * 0.035),
    basePrice: cents(14 + bore.mm * draw.step(0.7, 1.6, 0.1)),
  };
}

export function hardwareKit(
  draw: Random,
  facts: Common & { axle: Axle; disc: boolean },
): ProductOf<"hardware"> {
  const { axle, disc: forDisc } = facts;
  const pieces = forDisc ? draw.pick([4, 6, 8, 10]) : draw.pick([8, 12, 14, 18]);
  return {
    ...common(facts),
    family: "hardware",
    position: axle,
    detail: forDisc
      ? { en: `disc brake, ${sideOf[axle].en}`, es: `freno de disco, ${sideOf[axle].masculine}` }
      : { en: "drum brake, rear", es: "freno de tambor, trasero" },
    dimensions: {
      hardware_type: forDisc ? "Pad fitting kit" : "Shoe spring kit",
      location: forDisc ? "Caliper bracket" : "Backing plate",
      pieces,
      diagram: forDisc ? (pieces > 6 ? "HW02" : "HW01") : pieces > 12 ? "HW04" : "HW03",
    },
    weight: rounded(0.04 + pieces * 0.012),
    basePrice: cents(1.5 + pieces * draw.step(0.2, 0.4, 0.05)),
  };
}

export function piston(
  draw: Random,
  facts: Common & { diameter: number; height: number; material: "Steel" | "Phenolic" },
): ProductOf<"pistons"> {
  const { diameter, height, material } = facts;
  const wall = material === "Steel" ? 3.5 : 8;
  return {
    ...common(facts),
    family: "pistons",
    position: null,
    detail:
      material === "Steel"
        ? { en: `steel, ${diameter} mm`, es: `acero, ${diameter} mm` }
        : { en: `phenolic, ${diameter} mm`, es: `fenólico, ${diameter} mm` },
    dimensions: {
      material,
      outer_diameter: diameter,
      height,
      inner_diameter: rounded(diameter - 2 * wall, 1),
    },
    weight: rounded(diameter * height * (material === "Steel" ? 7.2e-5 : 5e-5)),
    basePrice: cents(1.5 + diameter * draw.step(0.05, 0.08, 0.01)),
  };
}

export function caliperKit(
  draw: Random,
  facts: Common & { axle: Axle; diameter: number; pistons: number; pistonCode: string },
): ProductOf<"caliper_kits"> {
  const { axle, diameter, pistons, pistonCode } = facts;
  const contents = draw.pick([
    "Seals and boots",
    "Seals, boots and bushings",
    "Seals, boots, pins",
  ]);
  return {
    ...common(facts),
    family: "caliper_kits",
    position: axle satisfies Position,
    detail: {
      en: `${sideOf[axle].en}, piston ${diameter} mm`,
      es: `${sideOf[axle].masculine}, pistón ${diameter} mm`,
    },
    dimensions: {
      position: axle,
      piston_diameter: diameter,
      pistons,
      piston_code: pistonCode,
      contents,
      box_quantity: draw.pick([10, 20, 25]),
    },
    weight: rounded(0.05 + 0.02 * pistons),
    basePrice: cents(3 + pistons * draw.step(0.8, 1.6, 0.1)),
  };
}

export function cylinderCup(
  draw: Random,
  facts: Common & { bore: Bore; references: readonly [string, string, string, string | null] },
): ProductOf<"cylinder_cups"> {
  const [first, second, third, fourth] = facts.references;
  const interchanges = [
    ["ROTEX", first],
    ["FRENAX", second],
    ["NORDBREM", third],
    ...(fourth === null ? [] : [["KAIROS", fourth] as const]),
  ] as const;
  return {
    ...common({ ...facts, interchanges }),
    family: "cylinder_cups",
    position: null,
    detail: { en: `${facts.bore.inches} in`, es: `${facts.bore.inches} pulg.` },
    dimensions: {
      size: facts.bore.inches,
      box_quantity: draw.pick([50, 100]),
      cross_reference_1: first,
      cross_reference_2: second,
      cross_reference_3: third,
      cross_reference_4: fourth,
    },
    weight: 0.01,
    basePrice: cents(draw.step(0.4, 1.2, 0.1)),
  };
}
