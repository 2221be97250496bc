import {
  changeQuotationMutation,
  type QuotationLine,
  type WholeQuotation,
} from "@caliper/api-client";
import { quotedPrice } from "@caliper/catalogue-model";
import { FormDialog, useClient } from "@caliper/catalogue-widgets/shared";
import { FactsStrip, Money, NumberField, RadioGroup } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { MarginField } from "./DetailsDialog.tsx";

export interface PriceDialogProps {
  quotation: WholeQuotation;
  line: QuotationLine;
  onClose: () => void;
}

const maxPrice = 9_999_999.99;
const kinds = ["all", "margin", "fixed"] as const;

/** Sets the price of one line: with the quotation's margin, another one, or a fixed price. */
export function PriceDialog({ quotation, line, onClose }: PriceDialogProps) {
  const t = useText();
  const change = useMutation(changeQuotationMutation(useClient()));
  const [kind, setKind] = useState<(typeof kinds)[number]>(
    line.fixedPrice !== undefined ? "fixed" : line.margin !== undefined ? "margin" : "all",
  );
  const [margin, setMargin] = useState<number | null>(line.margin ?? quotation.margin);
  const [fixedPrice, setFixedPrice] = useState<number | null>(
    line.fixedPrice ?? line.offer ?? null,
  );
  const typed = { all: 0, margin, fixed: fixedPrice }[kind];
  const isTyped = typed !== null && Number.isFinite(typed);
  const pricing = {
    ...(kind === "margin" && margin !== null && { margin }),
    ...(kind === "fixed" && fixedPrice !== null && { fixedPrice }),
  };
  const cost = line.price?.amount;
  const { id, version } = quotation;
  return (
    <FormDialog
      onClose={onClose}
      title={t("quotations.priceOf", { code: line.code })}
      submitLabel={t("lists.button.rename")}
      isBlocked={!isTyped}
      isPending={change.isPending}
      error={change.error}
      onSubmit={() =>
        change.mutate({ id, version, lines: [{ id: line.id, ...pricing }] }, { onSuccess: onClose })
      }
    >
      <RadioGroup
        label={t("quotations.priceBy")}
        orientation="vertical"
        items={kinds.map((each) => ({
          id: each,
          label: t(`quotations.price.${each}`, { margin: quotation.margin }),
        }))}
        value={kind}
        onChange={setKind}
      />
      {kind === "margin" && <MarginField value={margin} onChange={setMargin} />}
      {kind === "fixed" && (
        <NumberField
          label={t("quotations.fixedPrice")}
          unit="US$"
          value={fixedPrice}
          onChange={setFixedPrice}
          min={0.01}
          max={maxPrice}
          decimals={2}
          problemText={() => t("quotations.fixedProblem", { most: maxPrice })}
        />
      )}
      <FactsStrip
        facts={[
          { id: "cost", label: t("quotations.cost"), value: <Money amount={cost} /> },
          {
            id: "offer",
            label: t("quotations.offer"),
            value: isTyped && <Money amount={quotedPrice(cost, pricing, quotation)} />,
          },
        ]}
      />
    </FormDialog>
  );
}
