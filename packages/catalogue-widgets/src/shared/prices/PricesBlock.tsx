import type { Certification, PriceRow, Prices } from "@caliper/api-client";
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
  number?: number | undefined;
}

/** FOB prices in US dollars: a row per warehouse, the chosen one first, a column per grade; a price of 0 is an empty cell. */
export function PricesBlock({ prices, certification, number }: PricesBlockProps) {
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
  return (
    <Block number={number} heading={formatMessage(messages.heading)}>
      {rows.length === 0 ? (
        <BlockMessage>{formatMessage(messages.empty)}</BlockMessage>
      ) : (
        <Table
          label={formatMessage(messages.heading)}
          density="sheet"
          rows={rows}
          getRowId={({ warehouse }) => warehouse}
          columns={[
            {
              id: "warehouse",
              header: formatMessage(messages.warehouse),
              cell: ({ warehouse }) => (
                <span className={styles.warehouse}>
                  <Flag code={warehouseFlag[warehouse]} />
                  {terms.warehouse(warehouse)}
                </span>
              ),
            },
            ...grades.map((grade): TableColumn<PriceRow> => ({
              id: grade,
              header: (
                <GradeName
                  name={terms.grade(grade, grades.length > 1)}
                  isCertified={isCertified(grade)}
                />
              ),
              align: "end",
              cell: ({ amounts }) => <Money amount={amounts[grade]} hideCurrency />,
            })),
          ]}
        />
      )}
    </Block>
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
