import type { FamilyId } from "@caliper/catalogue-model";
import { useIntl } from "react-intl";
import { formatIn } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { type Dimension, type Part, wrap } from "@caliper/drawings";
import { messages } from "./messages.ts";

export type DrawingUnit = "mm" | "in";

const noteWidth = 30;

/** Everything a drawing says, in the reader's language. */
export function useDrawingTexts(family: FamilyId, unit: DrawingUnit) {
  const { formatMessage, locale } = useIntl();
  const terms = useTerms();
  const format = formatIn(locale.startsWith("en") ? "en" : "es");
  const unitName = formatMessage(unit === "mm" ? messages.millimetres : messages.inches);

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
      ? formatMessage(messages.lettered, { letter, name })
      : formatMessage(messages.measured, { letter, name, value, unit: unitName });
  };

  const notesOf = (part: Part): string[] =>
    [
      messages.toScale,
      ...part.notes.map((key) => messages[key]),
      ...(part.assumed ? [messages.assumed] : []),
      ...(part.dimensions.every(({ toScale }) => toScale) ? [] : [messages.offScale]),
    ].flatMap((message, index) =>
      wrap(formatMessage(message), noteWidth).map(
        (line, row) => `${row === 0 ? index + 1 : "  "}  ${line}`,
      ),
    );

  const titleOf = (code: string | undefined): string => {
    const part = terms.family(family);
    return code === undefined
      ? formatMessage(messages.typical, { part })
      : formatMessage(messages.title, { part, code });
  };

  return { formatMessage, unitName, write, nameOf, notesOf, titleOf };
}

export type DrawingTexts = ReturnType<typeof useDrawingTexts>;
