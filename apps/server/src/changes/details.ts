import type { Row } from "./change.ts";

/** The derived description of a product, in both languages. */
interface Detail {
  readonly en: string;
  readonly es: string;
}

const words: readonly (readonly [RegExp, Detail])[] = [
  [/^ventilated$/iu, { en: "ventilated", es: "ventilado" }],
  [/^solid$/iu, { en: "solid", es: "sólido" }],
];

const axles: readonly (readonly [RegExp, Detail & { feminine: string }])[] = [
  [
    /^front and rear$/iu,
    { en: "front and rear", es: "delantero y trasero", feminine: "delanteras y traseras" },
  ],
  [/^front$/iu, { en: "front", es: "delantero", feminine: "delanteras" }],
  [/^rear$/iu, { en: "rear", es: "trasero", feminine: "traseras" }],
];

const feminine = new Set(["brake_pads", "brake_shoes"]);

/** `ventilated, front` / `ventilado, delantero`; empty when the row has neither value. */
export function detailOf(family: string, row: Row): Detail {
  const disc = words.find(([pattern]) => pattern.test(String(row["disc"] ?? "")))?.[1];
  const axle = axles.find(([pattern]) => pattern.test(String(row["position"] ?? "")))?.[1];
  const spanishAxle = axle && (feminine.has(family) ? axle.feminine : axle.es);
  return {
    en: [disc?.en, axle?.en].filter(Boolean).join(", "),
    es: [disc?.es, spanishAxle].filter(Boolean).join(", "),
  };
}
