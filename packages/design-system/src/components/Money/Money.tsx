import { formatMoney } from "./formatMoney.ts";
import { currency, money } from "./Money.css.ts";

export interface MoneyProps {
  /** In US dollars. 0 and undefined show nothing. */
  amount: number | undefined;
  /** Leaves `US$` to the column head. */
  hideCurrency?: boolean;
}

/** A price: `US$ 1,234.50`, two decimals in every language. */
export function Money({ amount, hideCurrency = false }: MoneyProps) {
  if (amount === undefined || amount === 0) return null;
  return (
    <span className={money}>
      {!hideCurrency && <span className={currency}>US$ </span>}
      {formatMoney(amount)}
    </span>
  );
}
