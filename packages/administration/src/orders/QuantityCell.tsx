import { maxQuantity } from "@caliper/api-client";
import { IconButton, NumberField } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import * as styles from "./OrderForm.css.ts";
import { type Packing, toFullBoxes, toFullPallets } from "./quantities.ts";

export interface QuantityCellProps {
  code: string;
  /** The quantity, and how the product is packed. */
  row: Packing & { readonly quantity: number };
  /** That of an order by default. */
  max?: number;
  onChange: (quantity: number) => void;
}

/** Quantity field with buttons that round up to full boxes or pallets. */
export function QuantityCell({ code, row, max = maxQuantity, onChange }: QuantityCellProps) {
  const t = useText();
  // The typed text may not be a valid quantity yet, or the row may not have it yet; then the row has the last valid one.
  const [typed, setTyped] = useState<{ value: number | null; at: readonly (number | null)[] }>();
  const fieldValue = typed?.at.includes(row.quantity) ? typed.value : row.quantity;
  const change = (value: number | null) => {
    const isQuantity = value !== null && Number.isInteger(value) && value >= 1 && value <= max;
    setTyped({ value, at: [row.quantity, value] });
    if (isQuantity) onChange(value);
  };
  const boxes = toFullBoxes(row.quantity, row);
  const pallets = toFullPallets(row.quantity, row);
  const round = (quantity: number) => {
    setTyped(undefined);
    onChange(quantity);
  };
  return (
    <div className={styles.quantity}>
      <div className={styles.quantityField}>
        <NumberField
          label={t("order.quantityOf", { code })}
          hideLabel
          value={fieldValue}
          onChange={change}
          onBlur={() => Number.isInteger(fieldValue) && setTyped(undefined)}
          min={1}
          max={max}
          decimals={0}
          step={row.perBox ?? 1}
          problemText={() => t("order.quantityProblem", { max })}
        />
      </div>
      <IconButton
        icon="box"
        size="chip"
        label={t("order.boxOf", { code })}
        isDisabled={row.perBox === undefined}
        onPress={() => round(boxes)}
      />
      <IconButton
        icon="pallet"
        size="chip"
        label={t("order.palletOf", { code })}
        isDisabled={row.perPallet === undefined}
        onPress={() => round(pallets)}
      />
    </div>
  );
}
