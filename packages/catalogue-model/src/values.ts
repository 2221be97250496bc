import { type FamilyId, familyOf } from "./families.ts";
import { type Language, texts, type Texts } from "./languages.ts";
import { type YearRange, yearsText } from "./years.ts";

/** Texts of the catalogue's tables in lower case: positions, kinds, materials, remarks on vehicles. */
const valueTitles: Readonly<Record<string, Texts>> = {
  front: texts("Front", "Delantera"),
  rear: texts("Rear", "Trasera"),
  "front and rear": texts("Front and rear", "Delantera y trasera"),
  left: texts("Left", "Izquierdo"),
  right: texts("Right", "Derecho"),
  both: texts("Left and right", "Ambos lados"),
  disc: texts("Disc", "Disco"),
  drum: texts("Drum", "Tambor"),
  ventilated: texts("Ventilated", "Ventilado"),
  solid: texts("Solid", "Sólido"),
  standard: texts("Standard", "Estándar"),
  "with hub": texts("With hub", "Con maza"),
  "disc brake hardware": texts("Disc brake hardware", "Herrajes de freno de disco"),
  "drum brake hardware": texts("Drum brake hardware", "Herrajes de freno de tambor"),
  "shoe spring kit": texts("Shoe spring kit", "Resortes de bandas"),
  "pad fitting kit": texts("Pad fitting kit", "Montaje de pastillas"),
  "guide pin kit": texts("Guide pin kit", "Pasadores guía"),
  "backing plate": texts("Backing plate", "Plato de anclaje"),
  "caliper bracket": texts("Caliper bracket", "Soporte del caliper"),
  caliper: texts("Caliper"),
  steel: texts("Steel", "Acero"),
  phenolic: texts("Phenolic", "Fenólico"),
  "seals and boots": texts("Seals and boots", "Sellos y guardapolvos"),
  "seals, boots and bushings": texts("Seals, boots and bushings", "Sellos, guardapolvos y bujes"),
  "seals, boots, pins": texts("Seals, boots, pins", "Sellos, guardapolvos y pasadores"),
  together: texts("Together", "Juntos"),
  "one of": texts("One of", "Uno de"),
  renumbered: texts("Renumbered", "Cambio de código"),
  revised: texts("Revised", "Revisado"),
  merged: texts("Merged with another part", "Unificado con otra pieza"),
  discontinued: texts("Discontinued", "Descontinuado"),
  corrected: texts("Corrected", "Corregido"),
  "in stock": texts("In stock", "Disponible"),
  low: texts("Low stock", "Pocas existencias"),
  none: texts("Out of stock", "Sin existencias"),
  required: texts("Required", "Obligatorio"),
  "matched pair": texts("Matched pair", "Par de piezas"),
  recommended: texts("Recommended", "Recomendado"),
  "part of set": texts("Part of set", "Parte de un juego"),
  "with abs": texts("With ABS", "Con ABS"),
  "without abs": texts("Without ABS", "Sin ABS"),
  "with wear sensor": texts("With wear sensor", "Con sensor de desgaste"),
  "without electronic parking brake": texts(
    "Without electronic parking brake",
    "Sin freno de estacionamiento electrónico",
  ),
};

/** The titles of a value, in any case; undefined for a value without titles. */
export function valueTexts(value: string): Texts | undefined {
  const word = value.trim().toLowerCase();
  return Object.hasOwn(valueTitles, word) ? valueTitles[word] : undefined;
}

/** The remark "16-inch wheel", with any number. */
const wheelSize = /^(\d+(?:\.\d+)?)-inch wheels?$/iu;

/** A value of a table in the reader's language, in any case; a value without a title is returned as it is. */
export function valueText(value: string, language: Language): string {
  const inches = wheelSize.exec(value.trim())?.[1];
  if (inches !== undefined)
    return texts(`${inches}-inch wheel`, `Rin de ${inches} pulgadas`)[language];
  return valueTexts(value)?.[language] ?? value;
}

const rotorTitles: Readonly<Record<string, Texts>> = {
  ventilated: texts("Brake Rotor, ventilated", "Rotor de freno ventilado"),
  solid: texts("Brake Rotor, solid", "Rotor de freno sólido"),
};

/** The name of one product: `Brake Drum`; for a rotor, also whether its disc is ventilated. */
export function productTitle(family: FamilyId, disc: string | null = null): Texts {
  const ofRotor = family === "brake_rotors" ? rotorTitles[(disc ?? "").toLowerCase()] : undefined;
  return ofRotor ?? familyOf(family).title.one;
}

/** A vehicle in texts. */
export interface NamedVehicle {
  readonly maker: string;
  readonly model: string;
  readonly years: YearRange;
}

/** `Toyota Corolla 2009-2013`. */
export const vehicleText = ({ maker, model, years }: NamedVehicle, language: Language): string =>
  `${maker} ${model} ${yearsText(years, language)}`;

/** The title of a part's datasheet: `BR31338 Brake Rotor, ventilated: Toyota Corolla 2009-2013`. */
export function datasheetTitle(
  part: {
    readonly code: string;
    readonly family: FamilyId;
    /** Of a rotor: whether it is ventilated. */
    readonly disc: string | null;
    /** The usual one. */
    readonly vehicle: NamedVehicle | undefined;
  },
  language: Language,
): string {
  const name = `${part.code} ${productTitle(part.family, part.disc)[language]}`;
  return part.vehicle ? `${name}: ${vehicleText(part.vehicle, language)}` : name;
}
