import { Stack } from "@caliper/design-system";
import { type MessageDescriptor, useIntl } from "react-intl";
import type { Conversion, ForeignFormat } from "@caliper/sheet-reader";
import { conversionMessages as texts } from "./messages.ts";

/** The detected format of a file. */
export const formatTexts = {
  csv: texts.csv,
  ods: texts.ods,
  xls: texts.xls,
  xlsb: texts.xlsb,
  html: texts.html,
} as const satisfies Record<ForeignFormat, MessageDescriptor>;

const advice = {
  csv: texts.csvAdvice,
  html: texts.htmlAdvice,
  ods: texts.workbookAdvice,
  xls: texts.workbookAdvice,
  xlsb: texts.workbookAdvice,
} as const satisfies Record<ForeignFormat, MessageDescriptor>;

export interface ConversionNoteProps {
  /** How the file was read. */
  conversion: Conversion;
}

/** The format of a converted file, how it was read, and the limits of a conversion. */
export function ConversionNote({ conversion }: ConversionNoteProps) {
  const { formatMessage } = useIntl();
  const { format, delimiter, encoding, hasDecimalComma = false } = conversion;
  return (
    <Stack gap={4}>
      <span>{formatMessage(formatTexts[format])}</span>
      {delimiter !== undefined && encoding !== undefined && (
        <span>
          {formatMessage(texts.text, {
            delimiter: delimiter === "\t" ? formatMessage(texts.tab) : delimiter,
            encoding,
            comma: hasDecimalComma ? "yes" : "no",
          })}
        </span>
      )}
      <span>{formatMessage(advice[format])}</span>
    </Stack>
  );
}
