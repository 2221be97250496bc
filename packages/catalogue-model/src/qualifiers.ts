/** What narrows an application beyond its vehicle, years and axle: drive, wheel size, brake system. */
import { type Language, texts, type Texts } from "./languages.ts";
import { valueText } from "./values.ts";
import type { YearRange } from "./years.ts";

/** Missing where the catalogue states nothing: the part fits every value. */
export interface Qualifiers {
  /** From 1; of the first and of the last year. */
  readonly monthFrom?: number | undefined;
  readonly monthTo?: number | undefined;
  readonly drive?: string | undefined;
  /** In inches: `15`, or `15, 16`. */
  readonly wheelSize?: string | undefined;
  readonly brakeSystem?: string | undefined;
  readonly abs?: boolean | undefined;
  readonly wearSensor?: boolean | undefined;
  readonly rearBrake?: string | undefined;
  /** Pieces per vehicle. */
  readonly quantity?: number | undefined;
  readonly noteEn?: string | undefined;
  readonly noteEs?: string | undefined;
}

/** The qualifiers that remarks on vehicles state. */
export type QualifierField =
  | "drive"
  | "wheelSize"
  | "brakeSystem"
  | "abs"
  | "wearSensor"
  | "rearBrake";

export const drives = ["4x2", "4x4"] as const;
export const rearBrakes = ["Disc", "Drum"] as const;
/** In inches, those of trucks too. */
export const wheelSizes = Array.from({ length: 30 }, (_, index) => String(10 + index / 2)).filter(
  (size) => !size.includes(".") || ["16.5", "17.5", "19.5", "22.5", "24.5"].includes(size),
);

/** The sizes of a cell: `15, 16`. */
export const wheelSizesIn = (cell: string): readonly string[] => cell.split(", ");

const monthText = (month: number, year: number) => `${String(month).padStart(2, "0")}/${year}`;

const rearBrakeTexts: Readonly<Record<string, Texts>> = {
  Disc: texts("Rear disc brakes", "Frenos traseros de disco"),
  Drum: texts("Rear drum brakes", "Frenos traseros de tambor"),
};

/** `15- or 16-inch wheel`. */
function wheelsText(inches: readonly string[]): Texts {
  const [last = "", ...others] = [...inches].reverse();
  const before = others.reverse();
  if (before.length === 0) return texts(`${last}-inch wheel`, `Rin de ${last} pulgadas`);
  return texts(
    `${before.map((each) => `${each}-`).join(", ")} or ${last}-inch wheel`,
    `Rin de ${before.join(", ")} o ${last} pulgadas`,
  );
}

function monthsText(
  { monthFrom, monthTo }: Qualifiers,
  { from, to }: YearRange,
): Texts | undefined {
  const first = monthFrom === undefined ? undefined : monthText(monthFrom, from);
  const last = monthTo === undefined || to === null ? undefined : monthText(monthTo, to);
  if (first !== undefined && last !== undefined)
    return texts(`${first} to ${last}`, `${first} a ${last}`);
  if (first !== undefined) return texts(`From ${first}`, `Desde ${first}`);
  return last === undefined ? undefined : texts(`To ${last}`, `Hasta ${last}`);
}

export interface Qualified {
  readonly qualifiers?: Qualifiers | undefined;
  readonly observation: string | null;
}

/** What narrows an application, in the reader's language, notes last; without the years. */
export function qualifierTexts(
  { qualifiers = {}, observation, years }: Qualified & { readonly years: YearRange },
  language: Language,
): readonly string[] {
  const { drive, wheelSize, brakeSystem, abs, wearSensor, rearBrake, quantity } = qualifiers;
  const titles = [
    monthsText(qualifiers, years),
    drive && texts(drive),
    wheelSize && wheelsText(wheelSizesIn(wheelSize)),
    brakeSystem && texts(`${brakeSystem} brakes`, `Frenos ${brakeSystem}`),
    abs !== undefined && (abs ? texts("With ABS", "Con ABS") : texts("Without ABS", "Sin ABS")),
    wearSensor !== undefined &&
      (wearSensor
        ? texts("With wear sensor", "Con sensor de desgaste")
        : texts("Without wear sensor", "Sin sensor de desgaste")),
    rearBrake && rearBrakeTexts[rearBrake],
    quantity && texts(`${quantity} per vehicle`, `${quantity} por vehículo`),
  ];
  const note = texts(qualifiers.noteEn ?? "", qualifiers.noteEs ?? "")[language];
  const labels = titles.flatMap((each) => (each ? [each[language]] : []));
  // Most observations say what a column says, in the same words.
  const remark = observation === null ? "" : valueText(observation, language);
  return [...labels, note, labels.includes(remark) ? "" : remark].filter(Boolean);
}
