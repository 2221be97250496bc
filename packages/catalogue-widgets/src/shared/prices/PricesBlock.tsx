import type { Certification, Prices } from "@caliper/api-client";
import { Flag, Icon, Money } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useTerms } from "../../terms/index.ts";
import { Block, BlockMessage, sheetTable as sheet } from "../sheet-layout/index.ts";

import { messages } from "./messages.ts";
import * as styles from "./PricesBlock.css.ts";
import { warehouseFlag } from "./warehouseFlag.ts";

export interface PricesBlockProps {
  prices: Prices;
  certification?: Certification | undefined;
  number?: number | undefined;
}

/** FOB prices in US dollars: a row per warehouse, a column per grade; a price of 0 is an empty cell. */
export function PricesBlock({ prices, certification, number }: PricesBlockProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const { grades, rows } = prices;
  const isCertified = (grade: string) =>
    certification?.grades.includes(grade) === true ||
    (certification?.certified === true && grades.length === 1);
  return (
    <Block number={number} heading={formatMessage(messages.heading)}>
      {rows.length === 0 ? (
        <BlockMessage>{formatMessage(messages.empty)}</BlockMessage>
      ) : (
        <table className={sheet.table}>
          <thead>
            <tr>
              <th scope="col" className={sheet.head({})}>
                {formatMessage(messages.warehouse)}
              </th>
              {grades.map((grade) => (
                <th key={grade} scope="col" className={sheet.head({ align: "end" })}>
                  <GradeName
                    name={terms.grade(grade, grades.length > 1)}
                    isCertified={isCertified(grade)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ warehouse, amounts }) => (
              <tr key={warehouse} className={sheet.row({ height: "dense" })}>
                <th scope="row" className={sheet.cell({})}>
                  <span className={styles.warehouse}>
                    <Flag code={warehouseFlag[warehouse]} />
                    {terms.warehouse(warehouse)}
                  </span>
                </th>
                {grades.map((grade) => (
                  <td key={grade} className={sheet.cell({ align: "end" })}>
                    <Money amount={amounts[grade]} hideCurrency />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}

/** The sign of certification stays with the first word, where the head breaks into two lines. */
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
