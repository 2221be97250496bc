import type { FamilyId } from "@caliper/catalogue-model";

export interface TypeName {
  readonly en: string;
  readonly es: string;
}

/**
 * The product type in both languages, as the title always shows it; the catalogue of messages holds only
 * the language of the interface. A test keeps them equal to its words.
 */
export const typeNames: Readonly<Record<FamilyId, TypeName>> = {
  brake_pads: { en: "Brake Pads", es: "Pastillas de freno" },
  brake_shoes: { en: "Brake Shoes", es: "Bandas de freno" },
  brake_lining: { en: "Brake Lining", es: "Forro de freno" },
  brake_rotors: { en: "Brake Rotor", es: "Rotor de freno" },
  brake_drums: { en: "Brake Drum", es: "Tambor de freno" },
  wheel_cylinders: { en: "Wheel Cylinder", es: "Cilindro de rueda" },
  master_cylinders: { en: "Master Cylinder", es: "Bomba de freno" },
  hardware: { en: "Hardware", es: "Herrajes" },
  caliper_kits: { en: "Caliper System", es: "Kit de caliper" },
  pistons: { en: "Piston", es: "Pistón" },
  cylinder_cups: { en: "Cylinder Cup", es: "Goma de cilindro" },
  brake_fluids: { en: "Brake Fluid", es: "Líquido de frenos" },
};

const discs = new Map<string, TypeName>([
  ["ventilated", { en: "Brake Rotor, ventilated", es: "Rotor de freno ventilado" }],
  ["solid", { en: "Brake Rotor, solid", es: "Rotor de freno sólido" }],
]);

/** A rotor's type says whether it is ventilated; `disc` is the wire's word in any case. */
export function typeName(family: FamilyId, disc?: string | null): TypeName {
  const ofDisc = family === "brake_rotors" ? discs.get((disc ?? "").toLowerCase()) : undefined;
  return ofDisc ?? typeNames[family];
}
