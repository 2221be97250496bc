import { letterOf } from "@caliper/api-client";
import type { FamilyId, Level, Section, Warehouse } from "@caliper/catalogue-model";
import { useIntl } from "react-intl";
import type { MessageDescriptor } from "react-intl";
import { commonColumns, familyColumns } from "./columns.ts";
import { familyNames } from "./families.ts";
import {
  gradeNames,
  levelNames,
  matchNames,
  positionNames,
  reasonNames,
  sectionNames,
  warehouseNames,
} from "./groups.ts";
import { valueNames, wheelSize } from "./values.ts";

/** The trade's words in the reader's language. */
export function useTerms() {
  const { formatMessage } = useIntl();
  const word = (message: MessageDescriptor): string => formatMessage(message);
  const wordOr = (message: MessageDescriptor | undefined, wire: string): string =>
    message === undefined ? wire : formatMessage(message);
  const position = (text: string) => wordOr(positionNames[text.toLowerCase()], text);
  return {
    /** `one`: Brake Rotor; `many`: Brake Rotors; `short`: Rotors, for chips. */
    family: (id: FamilyId, form: "one" | "many" | "short" = "one") => word(familyNames[form][id]),
    section: (section: Section) => word(sectionNames[section]),
    /** A column of a family by the wire's name: dimensions, identifying columns, quantities. */
    column: (family: FamilyId, column: string) =>
      wordOr(familyColumns[family][column] ?? commonColumns[column], column),
    /** The dimension's letter on the drawing, if it has one. */
    letter: (family: FamilyId, column: string): string | undefined => letterOf(family, column),
    /** PLANTA is shown as CHINA. */
    warehouse: (warehouse: Warehouse) => word(warehouseNames[warehouse]),
    /** `several`: the product has other grades beside this one, so `Precio` reads Standard. */
    grade: (grade: string, several = false) =>
      wordOr(gradeNames[several && grade === "Precio" ? "STANDARD" : grade], grade),
    /** Front, Rear, Left, Ventilated and so on, by the wire's word in any case. */
    position,
    /**
     * A text that a table of the catalogue holds: the kind of a drum, what a hardware kit is and where it goes, a
     * remark on a vehicle, an axle. In the reader's language where the trade's word for it is known, otherwise as it was written.
     */
    value: (text: string): string => {
      const inches = wheelSize.pattern.exec(text.trim())?.[1];
      if (inches !== undefined) return formatMessage(wheelSize.message, { inches });
      const known = valueNames[text.trim().toLowerCase()];
      return known === undefined ? position(text) : word(known);
    },
    level: (level: Level) => word(levelNames[level]),
    match: (kind: keyof typeof matchNames) => word(matchNames[kind]),
    /** An interchange is named by its brand, where the reader may see it. */
    reason: (reason: keyof typeof reasonNames, brand?: string) =>
      reason === "interchange" && brand !== undefined && brand !== ""
        ? brand
        : word(reasonNames[reason]),
  };
}

export type Terms = ReturnType<typeof useTerms>;
