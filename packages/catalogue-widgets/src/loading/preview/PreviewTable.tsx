import type { DataImport, ImportRow } from "@caliper/api-client";
import { Skeleton, useNarrow } from "@caliper/design-system";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { isFigure, type PreviewColumn } from "./columns.ts";
import type { Correction } from "./correction.ts";
import { previewMessages as texts } from "./messages.ts";
import { PreviewCard, PreviewRow } from "./PreviewRow.tsx";
import { cards, frame, gap, head, rowColumn, table } from "./PreviewTable.css.ts";
import { useNear } from "./useNear.ts";

/** Rows per page. */
export const pageSize = 100;

export interface PreviewTableProps {
  data: DataImport;
  columns: readonly PreviewColumn[];
  keys: readonly PreviewColumn[];
  total: number;
  /** Loaded rows by page. */
  pages: ReadonlyMap<number, readonly ImportRow[]>;
  /** A page scrolled close to the viewport. */
  onPage: (page: number) => void;
  correction: Correction | undefined;
}

/** px */
const widths = { what: 128, key: 168, figure: 152, text: 208, row: 41, card: 96 } as const;

/** The changed rows. Pages far from the viewport are replaced by a gap of the same height. */
export function PreviewTable(props: PreviewTableProps) {
  const isNarrow = useNarrow();
  const pages = Array.from({ length: Math.ceil(props.total / pageSize) }, (_, page) => page);
  return isNarrow ? (
    <>
      {pages.map((page) => (
        <CardPage key={page} {...props} page={page} />
      ))}
    </>
  ) : (
    <Grid {...props} pageNumbers={pages} />
  );
}

function Grid({ pageNumbers, ...props }: PreviewTableProps & { pageNumbers: readonly number[] }) {
  const { formatMessage } = useIntl();
  const { columns, total } = props;
  const needed =
    rowColumn +
    widths.what +
    widths.key +
    columns.reduce((sum, column) => sum + (isFigure(column) ? widths.figure : widths.text), 0);
  const frameRef = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const element = frameRef.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isWide = needed > room;
  return (
    <div
      ref={frameRef}
      className={frame({ isWide })}
      {...(isWide && {
        tabIndex: 0,
        role: "region",
        "aria-label": formatMessage(texts.tableLabel),
      })}
    >
      <table
        className={table}
        style={{ minInlineSize: needed }}
        aria-label={formatMessage(texts.tableLabel)}
        aria-rowcount={total + 1}
      >
        <colgroup>
          <col style={{ inlineSize: rowColumn }} />
          <col style={{ inlineSize: widths.what }} />
          <col style={{ inlineSize: widths.key }} />
          {columns.map((column) => (
            <col
              key={column.header}
              style={{ inlineSize: isFigure(column) ? widths.figure : widths.text }}
            />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={head({ isFigure: true, stays: "edge" })}>
              {formatMessage(texts.row)}
            </th>
            <th scope="col" className={head()}>
              {formatMessage(texts.what)}
            </th>
            <th scope="col" className={head({ stays: "next" })}>
              {props.keys.length === 1 ? props.keys[0]?.title : formatMessage(texts.key)}
            </th>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={head({ isFigure: isFigure(column) })}>
                {column.unit === undefined
                  ? column.title
                  : formatMessage(texts.inUnit, { column: column.title, unit: column.unit })}
              </th>
            ))}
            <td className={head()} aria-hidden />
          </tr>
        </thead>
        {pageNumbers.map((page) => (
          <TablePage key={page} {...props} page={page} />
        ))}
      </table>
    </div>
  );
}

interface PageProps extends PreviewTableProps {
  page: number;
}

const countOf = ({ page, total }: Pick<PageProps, "page" | "total">) =>
  Math.min(pageSize, total - page * pageSize);

const idOf = (row: ImportRow) => `${row.kind} ${row.row ?? ""} ${row.key}`;

function TablePage({ page, pages, onPage, total, ...shape }: PageProps) {
  const { ref, isNear, height } = useNear<HTMLTableSectionElement>(() => onPage(page));
  const rows = isNear ? pages.get(page) : undefined;
  return (
    <tbody ref={ref}>
      {rows ? (
        rows.map((row) => <PreviewRow key={idOf(row)} row={row} {...shape} />)
      ) : (
        <tr aria-hidden={!isNear}>
          <td
            className={gap}
            colSpan={shape.columns.length + 4}
            style={{ blockSize: height ?? countOf({ page, total }) * widths.row }}
          >
            {isNear && <Waiting />}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function CardPage({ page, pages, onPage, total, ...shape }: PageProps) {
  const { ref, isNear, height } = useNear<HTMLUListElement>(() => onPage(page));
  const rows = isNear ? pages.get(page) : undefined;
  return (
    <ul
      ref={ref}
      className={cards}
      {...(!rows && {
        style: { minBlockSize: height ?? countOf({ page, total }) * widths.card },
      })}
    >
      {rows?.map((row) => (
        <PreviewCard key={idOf(row)} row={row} {...shape} />
      ))}
    </ul>
  );
}

function Waiting() {
  const { formatMessage } = useIntl();
  return (
    <output aria-label={formatMessage(texts.loading)}>
      <Skeleton shape="rows" row="rowDimension" count={12} />
    </output>
  );
}
