import type { DataImport } from "@caliper/api-client";
import { Disclosure, Notice } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { names } from "./Notes.css.ts";
import { noteMessages as texts } from "./noteMessages.ts";

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
  const { formatMessage, formatList } = useIntl();
  const { newNames, renamed, cleaned } = data.counts;
  const { hiddenRows = 0, hiddenSheets = [] } = data;
  return (
    <>
      {hiddenRows > 0 && (
        <Notice tone="info">{formatMessage(texts.hiddenRows, { count: hiddenRows })}</Notice>
      )}
      {hiddenSheets.length > 0 && (
        <Notice tone="info">
          {formatMessage(texts.hiddenSheets, {
            count: hiddenSheets.length,
            names: formatList(hiddenSheets.map((name) => `“${name}”`)),
          })}
        </Notice>
      )}
      {cleaned.map(({ column, cells }) => (
        <Notice key={column} tone="info">
          {formatMessage(texts.cleaned, { column: titleOf(column), count: cells })}
        </Notice>
      ))}
      {newNames.length > 0 && (
        <Notice tone="warning">
          <Names
            title={formatMessage(texts.newNames, {
              count: newNames.length,
              isAll: newNames.length < maxListed ? "yes" : "no",
            })}
            lines={newNames.map(({ similar, ...one }) => {
              const name = { ...one, column: titleOf(one.column) };
              return similar === undefined
                ? formatMessage(texts.newName, name)
                : formatMessage(texts.similarName, { ...name, similar });
            })}
          />
        </Notice>
      )}
      {renamed.length > 0 && (
        <Notice tone="info">
          <Names
            title={formatMessage(texts.renamed, {
              count: renamed.length,
              isAll: renamed.length < maxListed ? "yes" : "no",
            })}
            lines={renamed.map(({ column, ...names }) =>
              formatMessage(texts.renamedOne, { column: titleOf(column), ...names }),
            )}
          />
        </Notice>
      )}
    </>
  );
}

function Names({ title, lines }: { title: string; lines: readonly string[] }) {
  const list = (
    <ul className={names}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  if (lines.length > shortList) return <Disclosure title={title}>{list}</Disclosure>;
  return (
    <>
      {title}
      {list}
    </>
  );
}
