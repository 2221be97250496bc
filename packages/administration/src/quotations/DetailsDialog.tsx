import { changeQuotationMutation, type WholeQuotation } from "@caliper/api-client";
import {
  marginLimits,
  offeredLanguages,
  roundingSteps,
  warehousesOf,
} from "@caliper/catalogue-model";
import { FormDialog, useClient, useFormat, useViewer } from "@caliper/catalogue-widgets/shared";
import { Notice, NumberField, Select, Switch, TextField } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FieldPair, WarehouseSelect } from "../lists/index.ts";
import { useText } from "../messages/index.ts";

export interface DetailsDialogProps {
  quotation: WholeQuotation;
  onClose: () => void;
}

/** Changes what counts for all lines of a draft: the customer, the last day, the language, and how prices are made. */
export function DetailsDialog({ quotation, onClose }: DetailsDialogProps) {
  const t = useText();
  const format = useFormat();
  const hasWarehouses = warehousesOf(useViewer()).length > 1;
  const change = useMutation(changeQuotationMutation(useClient()));
  const [customer, setCustomer] = useState(quotation.customer);
  const [validUntil, setValidUntil] = useState(quotation.validUntil);
  const [language, setLanguage] = useState(quotation.language);
  const [warehouse, setWarehouse] = useState(quotation.warehouse);
  const [currencyNote, setCurrencyNote] = useState(quotation.currencyNote);
  const [margin, setMargin] = useState<number | null>(quotation.margin);
  const [rounding, setRounding] = useState(quotation.rounding);
  const [hasDrawings, setDrawings] = useState(quotation.hasDrawings);
  const isMargin = margin !== null && Number.isFinite(margin);
  const hasPrices = warehouse !== undefined;
  const { id, version } = quotation;
  return (
    <FormDialog
      onClose={onClose}
      title={t("quotations.details")}
      submitLabel={t("lists.button.rename")}
      isBlocked={validUntil === "" || !isMargin}
      isPending={change.isPending}
      error={change.error?.status === 409 ? null : change.error}
      onSubmit={() =>
        change.mutate(
          {
            id,
            version,
            customer: customer.trim(),
            validUntil,
            language,
            hasDrawings,
            ...(hasPrices &&
              isMargin && { warehouse, margin, rounding, currencyNote: currencyNote.trim() }),
          },
          { onSuccess: onClose },
        )
      }
    >
      {change.error?.status === 409 && <Notice tone="warning">{t("quotations.conflict")}</Notice>}
      <TextField
        label={t("quotations.customer")}
        autoComplete="off"
        maxLength={200}
        value={customer}
        onChange={setCustomer}
      />
      <FieldPair>
        <TextField
          label={t("quotations.validUntil")}
          type="date"
          isRequired
          value={validUntil}
          onChange={setValidUntil}
        />
        <Select
          label={t("quotations.language")}
          items={offeredLanguages.map(({ id: each, name }) => ({ id: each, label: name }))}
          value={language}
          onChange={setLanguage}
        />
      </FieldPair>
      {hasPrices && (
        <>
          <FieldPair>
            <MarginField value={margin} onChange={setMargin} />
            <Select
              label={t("quotations.rounding")}
              items={roundingSteps.map((step) => ({
                id: String(step),
                label: `US$ ${format.amount(step)}`,
              }))}
              value={String(rounding)}
              onChange={(step) =>
                setRounding(roundingSteps.find((each) => String(each) === step) ?? rounding)
              }
            />
          </FieldPair>
          {hasWarehouses && <WarehouseSelect value={warehouse} onChange={setWarehouse} />}
          <TextField
            label={t("quotations.currencyNote")}
            description={t("quotations.currencyNoteHint")}
            autoComplete="off"
            maxLength={200}
            value={currencyNote}
            onChange={setCurrencyNote}
          />
        </>
      )}
      <Switch isSelected={hasDrawings} onChange={setDrawings}>
        {t("quotations.drawings")}
      </Switch>
    </FormDialog>
  );
}

export interface MarginFieldProps {
  /** Percent; null while it is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Percent on top of the price that the account pays. */
export function MarginField({ value, onChange }: MarginFieldProps) {
  const t = useText();
  return (
    <NumberField
      label={t("quotations.margin")}
      description={t("quotations.marginHint")}
      unit="%"
      value={value}
      onChange={onChange}
      min={marginLimits.least}
      max={marginLimits.most}
      decimals={2}
      problemText={() => t("quotations.marginProblem", marginLimits)}
    />
  );
}
