import { type PastPrice, priceHistoryQuery } from "@caliper/api-client";
import { warehouses } from "@caliper/catalogue-model";
import {
  Inline,
  Money,
  Select,
  Skeleton,
  Stack,
  Table,
  Tag,
  VisuallyHidden,
} from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { useClient, useWarehouse } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { FailureState } from "../failure-state/index.ts";
import { begun, chart, coming } from "./PriceHistory.css.ts";
import { priceSteps } from "./priceSteps.ts";

export interface PriceHistoryProps {
  /** The code of the part. */
  code: string;
}

/** The prices of a part over time at one warehouse, for each grade as a chart and as a table. */
export function PriceHistory({ code }: PriceHistoryProps) {
  const t = useText();
  const terms = useTerms();
  const history = useQuery(priceHistoryQuery(useClient(), code));
  const chosen = useWarehouse();
  const [picked, setPicked] = useState(chosen);
  const { data, error } = history;
  if (data === undefined && error !== null)
    return <FailureState error={error} onRetry={() => void history.refetch()} />;
  if (data === undefined)
    return (
      <div aria-busy>
        <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
        <Skeleton shape="rows" count={4} />
      </div>
    );
  const priced = Map.groupBy(data, (price) => price.warehouse);
  const items = warehouses.filter((each) => priced.has(each));
  const shown = items.find((each) => each === picked) ?? items[0];
  const prices = shown === undefined ? [] : (priced.get(shown) ?? []);
  const grades = [...Map.groupBy(prices, ({ grade }) => grade)];
  return (
    <Stack gap={16}>
      {items.length > 1 && shown !== undefined && (
        <Select
          label={t("common.warehouse")}
          items={items.map((id) => ({ id, label: terms.warehouse(id) }))}
          value={shown}
          onChange={setPicked}
        />
      )}
      {grades.map(([grade, ofGrade]) => (
        <GradeHistory key={grade} name={terms.grade(grade, grades.length > 1)} prices={ofGrade} />
      ))}
    </Stack>
  );
}

const box = { width: 320, height: 64, padding: 8 };

function GradeHistory({ name, prices }: { name: string; prices: readonly PastPrice[] }) {
  const t = useText();
  const { formatDate } = useIntl();
  const steps = priceSteps(prices, box);
  const isDrawn = prices.length > 1 && prices.every(({ amount }) => amount > 0);
  const dayOf = (from: string | undefined) =>
    from === undefined
      ? t("datasheet.prices.always")
      : formatDate(new Date(from), { dateStyle: "medium", timeZone: "UTC" });
  return (
    <Stack gap={8}>
      {isDrawn && (
        <svg
          className={chart}
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          <path className={begun} d={steps.begun} />
          <path className={coming} d={steps.coming} />
        </svg>
      )}
      <Table
        label={name}
        density="sheet"
        rows={prices}
        getRowId={({ from }) => from ?? ""}
        columns={[
          {
            id: "from",
            header: name,
            cell: ({ from, isCurrent }) => (
              <Inline gap={8}>
                {dayOf(from)}
                {isCurrent && <Tag tone="success">{t("datasheet.prices.current")}</Tag>}
              </Inline>
            ),
          },
          {
            id: "price",
            header: t("datasheet.prices.heading"),
            align: "end",
            cell: ({ amount }) => (amount > 0 ? <Money amount={amount} /> : "–"),
          },
        ]}
      />
    </Stack>
  );
}
