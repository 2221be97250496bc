import { truncate } from "@caliper/catalogue-model";
import { Button, Inline, Notice, Stack } from "@caliper/design-system";
import type { Encoding } from "@caliper/sheet-reader";
import { useText } from "../messages/index.ts";
import { ConversionNote } from "./conversion/ConversionNote.tsx";
import { HiddenParts } from "./preview/Notes.tsx";
import type { LoadQuestion } from "./queue.ts";

/** What was read from a spreadsheet, in the question before it is sent. */
export function QuestionText({ onMatch, onEncoding, ...question }: QuestionProps) {
  const t = useText();
  const {
    fileName,
    table,
    rows,
    sheet,
    otherSheets,
    headerRow,
    dollarCells,
    leftOut,
    remarks,
    isRemembered,
    conversion,
  } = question;
  return (
    <Stack gap={8} as="div">
      <span>{t("loading.confirm", { table })}</span>
      <span>{t("loading.confirmFacts", { file: fileName, rows, sheet, headerRow })}</span>
      {otherSheets > 0 && <span>{t("loading.otherSheets", { count: otherSheets })}</span>}
      {dollarCells > 0 && (
        <Notice tone="warning">{t("preview.dollarCells", { count: dollarCells })}</Notice>
      )}
      <HiddenParts {...question} />
      {leftOut.length > 0 && <span>{t("loading.leftOut", { columns: leftOut.join(", ") })}</span>}
      {remarks.size > 0 && (
        <span>
          {t("loading.match.remarks", {
            count: remarks.size,
            rows: shownRemarks(remarks),
          })}
        </span>
      )}
      {conversion && <ConversionNote conversion={conversion} onEncoding={onEncoding} />}
      {isRemembered && <span>{t("loading.remembered")}</span>}
      <Inline>
        <Button variant="plain" onPress={onMatch}>
          {t("loading.changeColumns")}
        </Button>
      </Inline>
    </Stack>
  );
}
/** Rows that are named; the others are counted. */
const maxRemarks = 5;
/** Characters of each. */
const longestRemark = 40;

/** `2 “Ej: BR31338”, 4 “TOTAL 1”`. */
const shownRemarks = (remarks: LoadQuestion["remarks"]) =>
  [
    ...[...remarks]
      .slice(0, maxRemarks)
      .map(([row, text]) => `${row} “${truncate(text, longestRemark)}”`),
    ...(remarks.size > maxRemarks ? ["…"] : []),
  ].join(", ");

interface QuestionProps extends LoadQuestion {
  onMatch: () => void;
  onEncoding: (encoding: Encoding) => void;
}
