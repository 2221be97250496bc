import type { DataImport } from "@caliper/api-client";
import { Disclosure, Notice, type NoticeProps, Stack } from "@caliper/design-system";
import type { ReadSheet } from "@caliper/sheet-reader";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { names } from "./Notes.css.ts";

export interface NotesProps {
  data: DataImport;
  /** The title of a column by its header. */
  titleOf: (header: string) => string;
}

/** Longer lists are collapsed. */
const shortList = 6;
/** Longest list that the server sends. */
const maxListed = 200;

/** What an import reads and stores differently from the sheet: new and respelled names, hidden rows, removed characters. */
export function Notes({ data, titleOf }: NotesProps) {
  const t = useText();
  const { newNames, renamed, cleaned, splitRows } = data.counts;
  const { hiddenRows = 0, hiddenColumns = [], hiddenSheets = [] } = data;
  const { dollarCells = 0, remarkRows = 0 } = data;
  return (
    <>
      {dollarCells > 0 && (
        <Notice tone="warning">{t("preview.dollarCells", { count: dollarCells })}</Notice>
      )}
      {hiddenRows + hiddenColumns.length + hiddenSheets.length > 0 && (
        <Notice tone="info">
          <HiddenParts {...{ hiddenRows, hiddenColumns, hiddenSheets }} />
        </Notice>
      )}
      {remarkRows > 0 && (
        <Notice tone="info">{t("preview.remarkRows", { count: remarkRows })}</Notice>
      )}
      {splitRows > 0 && <Notice tone="info">{t("preview.splitRows", { count: splitRows })}</Notice>}
      {cleaned.map(({ column, cells }) => (
        <Notice key={column} tone="info">
          {t("preview.cleaned", { column: titleOf(column), count: cells })}
        </Notice>
      ))}
      {newNames.length > 0 && (
        <Names
          tone="warning"
          title={t("preview.newNames", countOf(newNames))}
          lines={newNames.map(({ similar, ...one }) => {
            const name = { ...one, column: titleOf(one.column) };
            return similar === undefined
              ? t("preview.newName", name)
              : t("preview.similarName", { ...name, similar });
          })}
        />
      )}
      {renamed.length > 0 && (
        <Names
          tone="info"
          title={t("preview.renamed", countOf(renamed))}
          lines={renamed.map(({ column, ...names }) =>
            t("preview.renamedOne", { column: titleOf(column), ...names }),
          )}
        />
      )}
    </>
  );
}

/** The length of a list, and whether the server has sent all of it. */
const countOf = (list: readonly unknown[]) => ({
  count: list.length,
  isAll: list.length < maxListed ? "yes" : "no",
});

type HiddenPartsProps = Pick<ReadSheet, "hiddenRows" | "hiddenColumns" | "hiddenSheets">;

/** States that hidden rows and columns are loaded, and hidden sheets are not. */
export function HiddenParts({ hiddenRows, hiddenColumns, hiddenSheets }: HiddenPartsProps) {
  const { formatList } = useIntl();
  const t = useText();
  const namesAndCount = (names: readonly string[]) => ({
    count: names.length,
    names: formatList(names.map((name) => `“${name}”`)),
  });
  const parts = [
    ...(hiddenRows > 0 ? [t("preview.hiddenRows", { count: hiddenRows })] : []),
    ...(hiddenColumns.length > 0 ? [t("preview.hiddenColumns", namesAndCount(hiddenColumns))] : []),
    ...(hiddenSheets.length > 0 ? [t("preview.hiddenSheets", namesAndCount(hiddenSheets))] : []),
  ];
  return parts.length > 0 && <span>{parts.join(" ")}</span>;
}

interface NamesProps extends Required<Pick<NoticeProps, "tone">> {
  title: string;
  lines: readonly string[];
}

/** A notice and the names that it is about. */
function Names({ tone, title, lines }: NamesProps) {
  const t = useText();
  const list = (
    <ul className={names}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <Stack gap={8}>
      <Notice tone={tone}>{title}</Notice>
      {lines.length > shortList ? (
        <Disclosure title={t("preview.showNames")}>{list}</Disclosure>
      ) : (
        list
      )}
    </Stack>
  );
}
