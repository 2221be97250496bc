import type { Certification, PriceRow, Prices } from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import {
  Checkbox,
  Flag,
  Hide,
  Icon,
  Money,
  Stack,
  Table,
  type TableColumn,
} from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useWarehouse } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { StockNote, StockTimes } from "../stock/index.ts";
import { Block } from "../sheet-layout/index.ts";

import { NextPriceNote } from "../next-price/index.ts";
import { PriceHistoryButton } from "./PriceHistoryButton.tsx";
import * as styles from "./PricesBlock.css.ts";
import { usePrintedRows, usePrintsPrices } from "./printedPrices.ts";
import { hasWidePrices } from "./widePrices.ts";
import { warehouseFlag } from "./warehouseFlag.ts";

export interface PricesBlockProps {
  /** Prices by warehouse and grade that the viewer may see. */
  prices: Prices;
  /** The certified grades of the part. */
  certification?: Certification | undefined;
  /** The code of the part; without it, its price history is not offered. */
  code?: string | undefined;
}

/** FOB prices in US dollars, the chosen warehouse first; on paper only its prices, or none. */
export function PricesBlock({ prices, certification, code }: PricesBlockProps) {
  const t = useText();
  const chosen = useWarehouse();
  const [isPrinted, setPrinted] = usePrintsPrices();
  const printed = usePrintedRows(prices);
  const isChosen = ({ warehouse }: PriceRow) => warehouse === chosen;
  const rows = prices.rows.toSorted(
    (one, other) => Number(isChosen(other)) - Number(isChosen(one)),
  );
  return (
    <Block
      heading={t("datasheet.prices.heading")}
      {...(isPrinted !== null && {
        note: (
          <Hide on="print">
            <Checkbox isSelected={isPrinted} onChange={setPrinted}>
              {t("datasheet.prices.printed")}
            </Checkbox>
          </Hide>
        ),
      })}
      empty={rows.length === 0 && t("datasheet.prices.empty")}
    >
      <Hide on="print">
        <PriceTable {...{ prices, certification, rows }} />
      </Hide>
      {printed.length > 0 && (
        <div className={styles.printed}>
          <PriceTable {...{ prices, certification }} rows={printed} />
        </div>
      )}
      {prices.hasHistory && code !== undefined && <PriceHistoryButton code={code} />}
    </Block>
  );
}

/**
 * A row per warehouse, a column per grade; a price of 0 is a dash. If more than two grades do not fit, they
 * are in pairs below their warehouse.
 */
function PriceTable({
  prices,
  certification,
  rows,
}: PricesBlockProps & { rows: readonly PriceRow[] }) {
  const t = useText();
  const terms = useTerms();
  const chosen = useWarehouse();
  const { grades } = prices;
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
      cell: (row) => {
        const next = prices.next?.find(
          (price) => price.grade === grade && price.warehouse === row.warehouse,
        );
        const price = <PriceCell {...row} grade={grade} />;
        return (
          <>
            {isWide ? (
              <span className={styles.labeled}>
                <span className={styles.label}>{name}</span>
                {price}
              </span>
            ) : (
              price
            )}
            <NextPriceNote price={next} />
          </>
        );
      },
      ...(isWide && { stacked: { cell: `${2 + Math.floor(index / 2)} / ${1 + (index % 2)}` } }),
    };
  };
  return (
    <Stack gap={4}>
      <Table
        label={t("datasheet.prices.heading")}
        density="sheet"
        {...(isWide && { stackedColumns: "repeat(2, minmax(0, 1fr))" })}
        rows={rows}
        getRowId={({ warehouse }) => warehouse}
        columns={[
          {
            id: "warehouse",
            header: t("common.warehouse"),
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
      <StockTimes
        stocks={rows.flatMap(({ warehouse, stock = {} }) =>
          Object.values(stock).map((each) => [terms.warehouse(warehouse), each] as const),
        )}
      />
    </Stack>
  );
}

const noPrice = "–";

/** A price, and what the warehouse has of the grade, which paper would keep too long. */
function PriceCell({ amounts, stock, grade }: PriceRow & { grade: string }) {
  const gradeStock = stock?.[grade];
  const price = amounts[grade] ? <Money amount={amounts[grade]} /> : noPrice;
  if (!gradeStock) return price;
  return (
    <Stack gap={0} align="end">
      {price}
      <Hide on="print">
        <StockNote stock={gradeStock} />
      </Hide>
    </Stack>
  );
}

function WarehouseName({ warehouse, isChosen }: { warehouse: Warehouse; isChosen: boolean }) {
  const terms = useTerms();
  return (
    <span className={`${styles.warehouse} ${isChosen ? styles.isChosen : ""}`} translate="no">
      <Flag code={warehouseFlag[warehouse]} />
      {terms.warehouse(warehouse)}
    </span>
  );
}

/** Keeps the certification icon with the first word when the header wraps. */
function GradeName({ name, isCertified }: { name: string; isCertified: boolean }) {
  const t = useText();
  if (!isCertified) return <span translate="no">{name}</span>;
  const [first, ...others] = name.split(" ");
  return (
    <span translate="no">
      <span className={styles.certified}>
        <span className={styles.sign}>
          <Icon name="certified" size="small" label={t("common.certified")} />
        </span>
        {first}
      </span>
      {others.map((word) => ` ${word}`)}
    </span>
  );
}
