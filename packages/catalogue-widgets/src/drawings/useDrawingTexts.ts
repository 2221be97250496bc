import { type FamilyId, languageOf } from "@caliper/catalogue-model";
import {
  type Dimension,
  type DrawingSize,
  formats,
  layoutSheet,
  type Part,
  partScene,
  type Scene,
  type SheetFacts,
  wrap,
} from "@caliper/drawings";
import { useIntl } from "react-intl";
import { type PlainTextId, useText } from "../messages/index.ts";
import { formatIn } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { sheetLabels } from "./sheetLabels.ts";

export type DrawingUnit = "mm" | "in";

/** Characters of a line of the notes. */
const noteWidth = 30;

/** The texts of a drawing in the user's language. */
export function useDrawingTexts(family: FamilyId, unit: DrawingUnit) {
  const { locale } = useIntl();
  const t = useText();
  const terms = useTerms();
  const format = formatIn(languageOf(locale));
  const unitName = t(unit === "mm" ? "common.millimeters" : "drawings.unit.in");

  const write = ({ value, count }: Dimension): string => {
    if (value === null) return "";
    const figure = unit === "mm" ? format.dimension(value, family) : format.inches(value);
    return count === undefined ? figure : `${count} x ${figure}`;
  };

  const nameOf = (dimension: Dimension): string => {
    const { letter, column } = dimension;
    const name = terms.column(family, column);
    const value = write(dimension);
    return value === ""
      ? t("drawings.lettered", { letter, name })
      : t("drawings.measured", { letter, name, value, unit: unitName });
  };

  const notesOf = (part: Part): string[] => {
    const notes: PlainTextId[] = [
      "drawings.note.toScale",
      ...part.notes.map((key) => `drawings.note.${key}` as const),
      ...(part.assumed ? (["drawings.note.assumed"] as const) : []),
      ...(part.dimensions.every(({ toScale }) => toScale)
        ? []
        : (["drawings.note.offScale"] as const)),
    ];
    return notes.flatMap((note, index) =>
      wrap(t(note), noteWidth).map((line, row) => `${row === 0 ? index + 1 : "  "}  ${line}`),
    );
  };

  const titleOf = (code: string | undefined): string => {
    const part = terms.family(family);
    return code === undefined
      ? t("drawings.typical", { part })
      : t("drawings.title", { part, code });
  };

  const sheet = {
    labels: sheetLabels(t),
    unit: unitName,
    detail: (letter: string, enlargement: string) => t("drawings.detail", { letter, enlargement }),
  };

  return { t, write, nameOf, notesOf, titleOf, sheet };
}

export type DrawingTexts = ReturnType<typeof useDrawingTexts>;

/** Lays out and draws a part. Takes some milliseconds. */
export function sceneOf(
  part: Part,
  size: DrawingSize,
  texts: DrawingTexts,
  facts: SheetFacts,
): Scene {
  const format = formats[size];
  const layout = layoutSheet({
    part,
    format,
    write: (dimension) => (format.values ? texts.write(dimension) : ""),
    notes: format.framed ? texts.notesOf(part) : [],
  });
  return partScene(part, layout, size, texts.sheet, facts);
}
