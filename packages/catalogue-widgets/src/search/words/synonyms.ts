import type { FamilyId } from "@caliper/catalogue-model";

/**
 * What people call our products, in Spanish as it is spoken from Mexico to Chile and in English:
 * folded, one to three words, singular. Families in order of likelihood.
 */
const nouns: readonly (readonly [families: readonly FamilyId[], words: readonly string[]])[] = [
  [["brake_rotors"], ["rotor", "disco", "disc", "disk", "disco de freno"]],
  [["brake_drums"], ["tambor", "campana", "drum"]],
  [["brake_pads"], ["pastilla", "pad", "plaqueta", "pastilla de freno"]],
  // In Mexico, balata is the lined part of either brake.
  [["brake_pads", "brake_shoes"], ["balata"]],
  [["brake_shoes"], ["zapata", "banda", "shoe"]],
  [["brake_lining"], ["forro", "bloque", "fibra", "lining", "balata remachada"]],
  [
    ["wheel_cylinders"],
    ["cilindro de rueda", "bombin", "cilindro de freno", "wheel cylinder", "cilindro auxiliar"],
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
      "bomba maestra",
    ],
  ],
  [["hardware"], ["herraje", "hardware", "resorte", "grapa", "fitting kit", "kit de resorte"]],
  [["caliper_kits"], ["caliper", "mordaza", "pinza", "caliper kit", "kit de caliper"]],
  [["cylinder_cups"], ["goma", "goma de cilindro", "cylinder cup", "cup", "copa"]],
  [["brake_fluids"], ["liquido", "liquido de freno", "liga de freno", "brake fluid", "fluid"]],
];

/** Filler words. */
export const fillers: ReadonlySet<string> = new Set(
  [
    "a al con de del e el en freno la las lo los mi para por un una y",
    "delantero delantera trasero trasera ano modelo marca carro auto coche camioneta",
    "and brake car for front my of rear the truck year",
  ]
    .join(" ")
    .split(" "),
);

/** Families by phrase, with words in singular. */
export const familiesByPhrase: ReadonlyMap<string, readonly FamilyId[]> = new Map(
  nouns.flatMap(([families, words]) => words.map((phrase) => [phrase, families] as const)),
);

export const longestPhrase = 3;

/** `discos`, `tambores` and `bombines` as the table has them; other words as they are. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  // rotores, tambores, bombines; but herrajes and bloques.
  return /[rn]es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
