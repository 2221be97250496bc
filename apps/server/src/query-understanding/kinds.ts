import type { FamilyId } from "@caliper/catalogue-model";
import type { Axle, AxleReading, ProductReading } from "./reading.ts";
import { soundsLike } from "./spelling.ts";
import { type QueryText, type Span, windowsOf } from "./text.ts";

/**
 * What people call our products, in Spanish as it is spoken from Mexico to Chile and in English: words without accents, in
 * singular. Families in order of likelihood.
 */
const nouns: readonly (readonly [families: readonly FamilyId[], phrases: readonly string[]])[] = [
  [["brake_rotors"], ["rotor", "disco", "disc", "disk", "disco de freno", "brake disc"]],
  [["brake_drums"], ["tambor", "campana", "drum", "brake drum", "tambor de freno"]],
  [["brake_pads"], ["pastilla", "pad", "plaqueta", "pastilla de freno", "brake pad", "disc pad"]],
  // In Mexico, balata is the lined part of either brake.
  [["brake_pads", "brake_shoes"], ["balata"]],
  [
    ["brake_shoes"],
    ["zapata", "banda", "shoe", "brake shoe", "banda de freno", "pastilla de tambor"],
  ],
  [
    ["brake_lining"],
    ["forro", "bloque", "fibra", "lining", "brake lining", "balata remachada", "forro de freno"],
  ],
  [
    ["wheel_cylinders"],
    [
      "cilindro de rueda",
      "bombin",
      "bombin de freno",
      "cilindro de freno",
      "wheel cylinder",
      "cilindro auxiliar",
      "cilindro receptor",
    ],
  ],
  [
    ["wheel_cylinders", "master_cylinders"],
    ["cilindro", "cylinder"],
  ],
  [
    ["master_cylinders"],
    [
      "bomba de freno",
      "bomba",
      "cilindro maestro",
      "cilindro principal",
      "master cylinder",
      "brake master",
      "bomba maestra",
      "cilindro maestro de freno",
    ],
  ],
  [
    ["hardware"],
    ["herraje", "hardware", "resorte", "grapa", "fitting kit", "kit de resorte", "hardware kit"],
  ],
  [
    ["caliper_kits"],
    [
      "caliper",
      "mordaza",
      "pinza",
      "caliper kit",
      "kit de caliper",
      "brake caliper",
      "kit de mordaza",
    ],
  ],
  [["pistons"], ["piston", "embolo", "piston de caliper", "caliper piston"]],
  [["cylinder_cups"], ["goma", "goma de cilindro", "cylinder cup", "cup", "copa"]],
  [
    ["brake_fluids"],
    ["liquido", "liquido de freno", "liga de freno", "brake fluid", "fluid", "liga para freno"],
  ],
];

const axles: Readonly<Record<Axle, string>> = {
  Front: "delantero delantera delant front anterior frente",
  Rear: "trasero trasera tras rear posterior atras back",
};

/** Words without a meaning of their own in a search. */
const fillers = new Set(
  [
    "a al con de del d e el en es la las lo los mi o para por pa q que se su un una unos y year",
    "ano anos modelo mod marca carro auto automovil coche camioneta camion vehiculo version motor",
    "freno frenos eje juego jgo kit set par pieza precio busco necesito quiero tiene tienen hay cuanto cuesta",
    "and or brake for of my the truck car need price axle in on with fits fit vehicle brakes",
    "codigo cod code ref referencia no num numero nro number parte part fmsi oem oe plate placa equivalente",
  ]
    .join(" ")
    .split(" "),
);

/** `discos`, `tambores` and `bombines` as the table has them; other words as they are. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  // rotores, tambores, bombines; but herrajes and bloques.
  return /[rn]es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const familiesByPhrase: ReadonlyMap<string, readonly FamilyId[]> = new Map(
  nouns.flatMap(([families, phrases]) => phrases.map((phrase) => [phrase, families] as const)),
);
const oneWord = [...familiesByPhrase].filter(([phrase]) => !phrase.includes(" "));
const axleByWord: ReadonlyMap<string, Axle> = new Map(
  (["Front", "Rear"] as const).flatMap((axle) =>
    axles[axle].split(" ").map((word) => [word, axle] as const),
  ),
);
const longestPhrase = 4;
/** Shorter words have too many neighbors. */
const shortestMisspelt = 4;

export const isFiller = (key: string): boolean => fillers.has(key) || fillers.has(singular(key));

/** Kinds of product and axles that the text names exactly; the longest phrases win. */
export function kindsIn({ atoms }: QueryText): (ProductReading | AxleReading)[] {
  const found: (ProductReading | AxleReading)[] = [];
  const windows = windowsOf(atoms, (at) => atoms[at]?.isNumber === false, longestPhrase);
  let next = 0;
  for (const { first, last, from, to } of windows.toSorted(
    (a, b) => a.first - b.first || b.last - a.last,
  )) {
    if (first < next) continue;
    const words = atoms.slice(first, last + 1).map(({ key }) => singular(key));
    const families = familiesByPhrase.get(words.join(" "));
    const axle = first === last ? axleByWord.get(words[0] ?? "") : undefined;
    if (families) found.push({ kind: "product", from, to, families, corrected: false });
    else if (axle) found.push({ kind: "axle", from, to, axle });
    else continue;
    next = last + 1;
  }
  return found;
}

/** The kind of product or the axle that a misspelt word was meant to be; undefined for other words. */
export function misspeltKind(key: string, span: Span): ProductReading | AxleReading | undefined {
  const word = singular(key);
  if (word.length < shortestMisspelt) return undefined;
  const [, families] = oneWord.find(([phrase]) => soundsLike(word, phrase)) ?? [];
  const { from, to } = span;
  if (families) return { kind: "product", from, to, families, corrected: true };
  const [, axle] = [...axleByWord].find(([name]) => soundsLike(word, name)) ?? [];
  return axle && { kind: "axle", from, to, axle };
}
