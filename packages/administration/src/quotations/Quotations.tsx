import { type Quotation, quotationsQuery } from "@caliper/api-client";
import { useClient, useColumn } from "@caliper/catalogue-widgets/shared";
import { Button, type DataColumn, EmptyState, Link, Text } from "@caliper/design-system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { AdminList, morePages } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import { HeadingDialog } from "./HeadingDialog.tsx";
import type { QuotationHrefs } from "./hrefs.ts";
import { numberOf, QuotationState } from "./QuotationState.tsx";

const idOf = ({ id }: Quotation) => String(id);
const textOf = (quotation: Quotation) => `${numberOf(quotation)} ${quotation.customer}`;

export interface QuotationsProps {
  /** Addresses of the host. */
  hrefs: QuotationHrefs;
}

/** The quotations of the user, newest first, and the heading that stands above them. */
export const Quotations = contained(QuotationsContent);

function QuotationsContent({ hrefs }: QuotationsProps) {
  const t = useText();
  const column = useColumn();
  const { formatDate } = useIntl();
  const query = useInfiniteQuery(quotationsQuery(useClient()));
  const [isHeading, setHeading] = useState(false);
  const columns: readonly DataColumn<Quotation>[] = [
    {
      id: "number",
      header: t("quotations.number"),
      isRowHeader: true,
      cell: (quotation) => (
        <Text variant="cell" nowrap>
          <Link href={hrefs.quotation(quotation.id)}>
            {t("quotations.title", { number: numberOf(quotation) })}
          </Link>
        </Text>
      ),
    },
    column.text("customer", t("quotations.customer"), ({ customer }) => customer, {
      minWidth: 160,
    }),
    {
      id: "state",
      header: t("common.state"),
      foldsInto: "number",
      cell: (quotation) => <QuotationState quotation={quotation} />,
    },
    column.text("validUntil", t("quotations.validUntil"), ({ validUntil }) =>
      formatDate(validUntil, { dateStyle: "medium", timeZone: "UTC" }),
    ),
    column.time("changed", t("common.changed"), ({ changedAt }) => changedAt),
  ];
  return (
    <>
      <AdminList
        id="quotations"
        label={t("quotations.quotations")}
        query={query}
        rows={query.data ?? []}
        columns={columns}
        foldsBelow={880}
        getRowId={idOf}
        getRowText={textOf}
        rowHeight="rowResult"
        empty={
          <EmptyState
            icon="newsletter"
            title={t("quotations.empty")}
            hint={t("quotations.emptyHint")}
          />
        }
        actions={
          <Button icon="edit" onPress={() => setHeading(true)}>
            {t("quotations.heading")}
          </Button>
        }
        more={morePages(query, t("common.showMore"))}
      />
      {isHeading && <HeadingDialog onClose={() => setHeading(false)} />}
    </>
  );
}
