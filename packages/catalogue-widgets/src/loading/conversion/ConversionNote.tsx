import { Select, Stack } from "@caliper/design-system";
import { type MessageDescriptor, useIntl } from "react-intl";
import type { Conversion, Encoding, ForeignFormat } from "@caliper/sheet-reader";
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
  /** Called with another encoding of a text. */
  onEncoding: (encoding: Encoding) => void;
}

/** The format of a converted file, how it was read, and the limits of a conversion. */
export function ConversionNote({ conversion, onEncoding }: ConversionNoteProps) {
  const { formatMessage } = useIntl();
  const { format, delimiter, encoding, encodings = [], hasDecimalComma = false } = conversion;
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
      {encoding !== undefined && encodings.length > 0 && (
        <Select
          label={formatMessage(texts.encoding)}
          description={formatMessage(texts.encodingHint)}
          items={encodings.map((id) => ({ id, label: id }))}
          value={encoding}
          onChange={(id) => {
            const chosen = encodings.find((one) => one === id);
            if (chosen !== undefined && chosen !== encoding) onEncoding(chosen);
          }}
        />
      )}
      <span>{formatMessage(advice[format])}</span>
    </Stack>
  );
}
