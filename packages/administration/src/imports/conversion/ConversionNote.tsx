import { Select, Stack } from "@caliper/design-system";
import type { Conversion, Encoding, ForeignFormat } from "@caliper/sheet-reader";
import { type PlainTextId, useText } from "../../messages/index.ts";

const advice = {
  csv: "loading.convert.csvAdvice",
  html: "loading.convert.htmlAdvice",
  ods: "loading.convert.workbookAdvice",
  xls: "loading.convert.workbookAdvice",
  xlsb: "loading.convert.workbookAdvice",
} as const satisfies Record<ForeignFormat, PlainTextId>;

export interface ConversionNoteProps {
  /** How the file was read. */
  conversion: Conversion;
  /** Called with another encoding of a text. */
  onEncoding: (encoding: Encoding) => void;
}

/** The format of a converted file, how it was read, and the limits of a conversion. */
export function ConversionNote({ conversion, onEncoding }: ConversionNoteProps) {
  const t = useText();
  const { format, delimiter, encoding, encodings = [], hasDecimalComma = false } = conversion;
  return (
    <Stack gap={4}>
      <span>{t(`loading.convert.${format}`)}</span>
      {delimiter !== undefined && encoding !== undefined && (
        <span>
          {t("loading.convert.text", {
            delimiter: delimiter === "\t" ? t("loading.convert.tab") : delimiter,
            encoding,
            comma: hasDecimalComma ? "yes" : "no",
          })}
        </span>
      )}
      {encoding !== undefined && encodings.length > 0 && (
        <Select
          label={t("loading.convert.encoding")}
          description={t("loading.convert.encodingHint")}
          items={encodings.map((id) => ({ id, label: id }))}
          value={encoding}
          onChange={(chosen) => {
            if (chosen !== encoding) onEncoding(chosen);
          }}
        />
      )}
      <span>{t(advice[format])}</span>
    </Stack>
  );
}
