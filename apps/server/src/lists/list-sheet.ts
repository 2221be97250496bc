import { familyOf, gradeTitle } from "@caliper/catalogue-model";
import type { MessageLanguage } from "../messages/message.ts";
import { message } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import { linesSheet, type SheetLine } from "../spreadsheets/lines-sheet.ts";
import type { Sheet } from "../spreadsheets/workbook.ts";
import type { ShownLine, ShownLines } from "./shown-lines.ts";

/** A line of a list as a row, with the price that its owner pays. */
export function sheetLine(
  { line, part, prices, price }: ShownLine,
  language: MessageLanguage,
): SheetLine {
  const { code, quantity, note } = line;
  const words = part ? [familyOf(part.family).title.one[language], part.detail[language]] : [];
  const grade = price?.grade ?? line.grade;
  const title = grade === null ? undefined : gradeTitle(grade, (prices?.length ?? 0) > 1);
  return {
    code,
    quantity,
    note,
    description: words.filter((word) => word !== "").join(", "),
    subcategory: title?.[language] ?? null,
    // 0 is a price on request.
    price: price?.amount || null,
    boxQuantity: part?.boxQuantity,
    boxWeight: part?.boxWeight,
  };
}

/** A list as a sheet, with today's prices where the viewer has any. */
export function listSheet(
  name: string,
  { warehouse, lines }: ShownLines,
  language: MessageLanguage,
): Sheet {
  const hasPrices = lines.some(({ prices }) => prices !== undefined);
  return linesSheet(
    {
      name: render(message("list.title"), language),
      lead: [
        [render(message("list.title"), language), name],
        ...(warehouse && hasPrices
          ? [[render(message("order.warehouse"), language), warehouse]]
          : []),
        [],
      ],
      lines: lines.map((line) => sheetLine(line, language)),
      hasPrices,
      hasNotes: true,
    },
    language,
  );
}
