import type { Certification, PriceRow, Prices } from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import { Flag, Icon, Money, Table, type TableColumn } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useWarehouse } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { Block, BlockMessage } from "../sheet-layout/index.ts";

import { messages } from "./messages.ts";
import * as styles from "./PricesBlock.css.ts";
import { warehouseFlag } from "./warehouseFlag.ts";

export interface PricesBlockProps {
  prices: Prices;
  certification?: Certification | undefined;
}

/** With more grades the prices need more room than a third of the sheet. */
export const hasWidePrices = ({ grades }: Prices): boolean => grades.length > 2;

/**
 * FOB prices in US dollars: a row per warehouse, the chosen one first, a column per grade; a price of 0 is an empty
 * cell. Where more than two grades have no room, they are in pairs below their warehouse.
 */
export function PricesBlock({ prices, certification }: PricesBlockProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const { grades } = prices;
  const chosen = useWarehouse();
  const isChosen = ({ warehouse }: PriceRow) => warehouse === chosen;
  const rows = prices.rows.toSorted(
    (one, other) => Number(isChosen(other)) - Number(isChosen(one)),
  );
  const isCertified = (grade: string) =>
    certification?.grades.includes(grade) === true ||
    (certification?.certified === true && grades.length === 1);
  const isWide = hasWidePrices(prices);
  const column = (grade: string, index: number): TableColumn<PriceRow> => {
    const name = (
      <GradeName name={terms.grade(grade, grades.length > 1)} isCertified={isCertified(grade)} />
    );
    return {
      id: grade,
      header: name,
      align: "end",
      cell: ({ amounts }) =>
        isWide && amounts[grade] ? (
          <span className={styles.labeled}>
            <span className={styles.label}>{name}</span>
            <Money amount={amounts[grade]} />
          </span>
        ) : (
          <Money amount={amounts[grade]} />
        ),
      ...(isWide && { stacked: { cell: `${2 + Math.floor(index / 2)} / ${1 + (index % 2)}` } }),
    };
  };
  return (
    <Block heading={formatMessage(messages.heading)}>
      {rows.length === 0 ? (
        <BlockMessage>{formatMessage(messages.empty)}</BlockMessage>
      ) : (
        <Table
          label={formatMessage(messages.heading)}
          density="sheet"
          {...(isWide && { stackedColumns: "repeat(2, minmax(0, 1fr))" })}
          rows={rows}
          getRowId={({ warehouse }) => warehouse}
          columns={[
            {
              id: "warehouse",
              header: formatMessage(messages.warehouse),
              cell: ({ warehouse }) => (
                <WarehouseName
                  warehouse={warehouse}
                  isChosen={rows.length > 1 && warehouse === chosen}
                />
              ),
              ...(isWide && { stacked: { cell: "1 / 1 / 2 / -1" } }),
            },
            ...grades.map(column),
          ]}
        />
      )}
    </Block>
  );
}

function WarehouseName({ warehouse, isChosen }: { warehouse: Warehouse; isChosen: boolean }) {
  const terms = useTerms();
  return (
    <span className={`${styles.warehouse} ${isChosen ? styles.isChosen : ""}`}>
      <Flag code={warehouseFlag[warehouse]} />
      {terms.warehouse(warehouse)}
    </span>
  );
}

/** Keeps the certification icon with the first word when the header wraps. */
function GradeName({ name, isCertified }: { name: string; isCertified: boolean }) {
  const { formatMessage } = useIntl();
  if (!isCertified) return name;
  const [first, ...others] = name.split(" ");
  return (
    <>
      <span className={styles.certified}>
        <span className={styles.sign}>
          <Icon name="certified" size="small" label={formatMessage(messages.certified)} />
        </span>
        {first}
      </span>
      {others.map((word) => ` ${word}`)}
    </>
  );
}
