import { type FamilyId, languageOf } from "@caliper/catalogue-model";
import {
  type Dimension,
  type Dimensions,
  type DrawingSize,
  formats,
  layoutSheet,
  type Part,
  partOf,
  partScene,
  type Scene,
  type SheetFacts,
  type SheetLayout,
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

  return { t, write, nameOf, notesOf, titleOf, sheet, id: `${locale} ${unit}` };
}

export type DrawingTexts = ReturnType<typeof useDrawingTexts>;

/** Results by object: a page shows the scale of a drawing in its title block, and both need the same layout. */
const parts = new WeakMap<Dimensions, Part | null>();
const layouts = new WeakMap<Part, Map<string, SheetLayout>>();

/** The part as sheets draw it. */
export function sheetPart(family: FamilyId, dimensions: Dimensions): Part | null {
  const cachedPart = parts.get(dimensions);
  if (cachedPart !== undefined) return cachedPart;
  const part = partOf(family, dimensions);
  parts.set(dimensions, part);
  return part;
}

/** Lays out a part. Takes some milliseconds. */
export function layoutOf(part: Part, size: DrawingSize, texts: DrawingTexts): SheetLayout {
  const layoutByKey = layouts.get(part) ?? new Map<string, SheetLayout>();
  layouts.set(part, layoutByKey);
  const key = `${size} ${texts.id}`;
  const format = formats[size];
  const layout =
    layoutByKey.get(key) ??
    layoutSheet({
      part,
      format,
      write: (dimension) => (format.values ? texts.write(dimension) : ""),
      notes: format.framed ? texts.notesOf(part) : [],
    });
  layoutByKey.set(key, layout);
  return layout;
}

/** Lays out and draws a part. */
export const sceneOf = (
  part: Part,
  size: DrawingSize,
  texts: DrawingTexts,
  facts: SheetFacts,
): Scene => partScene(part, layoutOf(part, size, texts), size, texts.sheet, facts);
