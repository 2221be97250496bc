import { type PastPrice, priceHistoryQuery } from "@caliper/api-client";
import { warehouses } from "@caliper/catalogue-model";
import { Inline, Money, Skeleton, Stack, Table, Tag } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { useClient, useWarehouse } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { FailureState } from "../failure-state/index.ts";
import * as styles from "./PriceHistory.css.ts";
import { chart, priceSteps } from "./priceSteps.ts";

/** The prices of a part over time, for each warehouse and grade as a chart and as a table, the chosen warehouse first. */
export function PriceHistory({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(priceHistoryQuery(useClient(), code));
  const chosen = useWarehouse();
  if (data === undefined)
    return error ? (
      <FailureState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="rows" count={4} />
    );
  const placeOf = ([price]: readonly PastPrice[]) =>
    price === undefined || price.warehouse === chosen ? -1 : warehouses.indexOf(price.warehouse);
  const groups = [...Map.groupBy(data, (each) => `${each.warehouse} ${each.grade}`).values()]
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <Stack gap={24}>
      {groups.map((prices) => (
        <KeyHistory key={`${prices[0]?.warehouse} ${prices[0]?.grade}`} prices={prices} />
      ))}
    </Stack>
  );
}

/** @param props.prices of one warehouse and grade */
function KeyHistory({ prices }: { prices: readonly PastPrice[] }) {
  const t = useText();
  const terms = useTerms();
  const { formatDate } = useIntl();
  const [first] = prices;
  const name = first
    ? `${terms.warehouse(first.warehouse)} · ${terms.grade(first.grade, true)}`
    : "";
  const steps = priceSteps(prices);
  const dayOf = (from: string) =>
    formatDate(new Date(from), { dateStyle: "medium", timeZone: "UTC" });
  return (
    <div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path className={styles.begun} d={steps.begun} />
        <path className={styles.coming} d={steps.coming} />
      </svg>
      <Table
        label={name}
        density="sheet"
        rows={prices}
        getRowId={({ from = "" }) => from}
        columns={[
          {
            id: "from",
            header: name,
            cell: ({ from, isCurrent }) => (
              <Inline gap={8}>
                {from === undefined ? t("datasheet.prices.always") : dayOf(from)}
                {isCurrent && <Tag tone="success">{t("datasheet.prices.current")}</Tag>}
              </Inline>
            ),
          },
          {
            id: "price",
            header: t("datasheet.prices.heading"),
            align: "end",
            cell: ({ amount }) => <Money amount={amount} />,
          },
        ]}
      />
    </div>
  );
}
