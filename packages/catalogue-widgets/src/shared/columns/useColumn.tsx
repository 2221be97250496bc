import type { FamilyId, YearRange } from "@caliper/catalogue-model";
import { Code, type DataColumn, Money } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { useFormat, useLinks } from "../../provider/index.ts";

/** A kind of column: its id, its title, its value in a row, and properties that differ from the kind's defaults. */
type Kind<Value> = <Row>(
  id: string,
  title: string,
  value: (row: Row) => Value,
  options?: Partial<Omit<DataColumn<Row>, "id" | "header" | "sortBy" | "cell">>,
) => DataColumn<Row>;

/** Sortable columns of the usual kinds. */
export function useColumn() {
  const { formatDate } = useIntl();
  const t = useText();
  const format = useFormat();
  const links = useLinks();
  const product: Kind<{ readonly code: string; readonly family?: FamilyId | undefined }> = (
    id,
    title,
    part,
    options,
  ) => ({
    ...options,
    id,
    header: title,
    sortBy: (row) => part(row).code,
    cell: (row) => <Code href={links.datasheet(part(row))}>{part(row).code}</Code>,
  });
  const kind =
    <Value extends string | number | Date | null | undefined>(
      show: (value: Value) => ReactNode,
      style: Pick<DataColumn<never>, "align" | "isMono" | "minWidth"> = {},
    ): Kind<Value> =>
    (id, title, value, options) => ({
      ...style,
      ...options,
      id,
      header: title,
      sortBy: value,
      cell: (row) => show(value(row)),
    });
  const figure = { align: "end", isMono: true } as const;
  return {
    text: kind((text: string | number | null | undefined) => text),
    count: kind((count: number | undefined) => (count === undefined ? "" : format.count(count)), {
      align: "end",
    }),
    /** US dollars. */
    amount: kind((amount: number | undefined) => <Money amount={amount} />, figure),
    /** The time may be on a line below the day. */
    time: kind(
      (time: Date | string) => formatDate(time, { dateStyle: "medium", timeStyle: "short" }),
      { minWidth: 96 },
    ),
    /** Codes of products, each with a link to its datasheet. */
    product,
    /** Model years of an application. */
    years: <Row extends { readonly years: YearRange }>(): DataColumn<Row> => ({
      id: "years",
      header: t("common.years"),
      isMono: true,
      sortBy: ({ years }) => years.from,
      cell: ({ years }) => format.years(years),
    }),
  };
}
