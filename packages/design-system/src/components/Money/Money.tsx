import { formatMoney } from "./formatMoney.ts";
import { currency, money } from "./Money.css.ts";

export interface MoneyProps {
  /** In US dollars. 0 and undefined render nothing. */
  amount: number | undefined;
}

/** A price in the same format in every language: `US$ 1,234.50`. */
export function Money({ amount }: MoneyProps) {
  if (amount === undefined || amount === 0) return null;
  return (
    <span className={money} translate="no">
      <span className={currency}>US$</span>
      {formatMoney(amount)}
    </span>
  );
}
