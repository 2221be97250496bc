import type { ApiError } from "@caliper/api-client";
import { Button, ComboBox, Notice, TextField } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useFailure } from "../../provider/useFailure.ts";
import { searchMessages, vehicleMessages } from "../messages.ts";
import { yearDigits, yearOf } from "../year.ts";
import { withMaker, withModel } from "./criteria.ts";
import type { VehicleCriteria } from "./criteria.ts";
import { action, form, name, wholeRow } from "./VehicleForm.css.ts";

export interface VehicleFormProps {
  criteria: VehicleCriteria;
  onChange: (criteria: VehicleCriteria) => void;
  onSearch: () => void;
  makers: readonly string[];
  models: readonly string[];
  isLoadingMakers?: boolean;
  isLoadingModels?: boolean;
  /** Brands or models could not be read. */
  listError?: ApiError | null;
  onRetryLists?: () => void;
}

/** No vehicle is called that. */
const anyModel = "*";

const itemsOf = (names: readonly string[]) => names.map((name) => ({ id: name, label: name }));

/** Brand, then model, then year; the brand is enough to search. */
export function VehicleForm({
  criteria,
  onChange,
  onSearch,
  makers,
  models,
  isLoadingMakers = false,
  isLoadingModels = false,
  listError = null,
  onRetryLists,
}: VehicleFormProps) {
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
  const [isYearRefused, setYearRefused] = useState(false);
  const failure = listError === null ? null : failureOf(listError);
  const hasMaker = criteria.maker !== "";
  const lists = {
    loadingText: formatMessage(searchMessages.loading),
    emptyText: formatMessage(searchMessages.noResults),
    openLabel: formatMessage(searchMessages.open),
    size: "main",
  } as const;
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isRefused = criteria.year !== "" && yearOf(criteria.year) === undefined;
        setYearRefused(isRefused);
        if (hasMaker && !isRefused) onSearch();
      }}
    >
      <div className={name}>
        <ComboBox
          {...lists}
          label={formatMessage(vehicleMessages.maker)}
          placeholder={formatMessage(vehicleMessages.makerPlaceholder)}
          items={itemsOf(makers)}
          value={criteria.maker === "" ? null : criteria.maker}
          onChange={(maker) => onChange(withMaker(criteria, maker))}
          isLoading={isLoadingMakers}
        />
      </div>
      <div className={name}>
        <ComboBox
          {...lists}
          // Its list and its text belong to one brand.
          key={criteria.maker}
          label={formatMessage(vehicleMessages.model)}
          placeholder={formatMessage(vehicleMessages.modelPlaceholder)}
          items={[
            // Only a chosen model can be given up.
            ...(criteria.model === ""
              ? []
              : [{ id: anyModel, label: formatMessage(vehicleMessages.modelPlaceholder) }]),
            ...itemsOf(models),
          ]}
          value={criteria.model === "" ? null : criteria.model}
          onChange={(model) => onChange(withModel(criteria, model === anyModel ? "" : model))}
          isLoading={isLoadingModels}
          isDisabled={!hasMaker}
        />
      </div>
      <TextField
        label={formatMessage(vehicleMessages.year)}
        placeholder={formatMessage(vehicleMessages.yearPlaceholder)}
        size="main"
        isMono
        inputMode="numeric"
        autoComplete="off"
        value={criteria.year}
        onChange={(typed) => {
          setYearRefused(false);
          onChange({ ...criteria, year: yearDigits(typed) });
        }}
        error={isYearRefused ? formatMessage(vehicleMessages.invalidYear) : undefined}
        isDisabled={!hasMaker}
      />
      <div className={action}>
        <Button type="submit" variant="primary" size="main" fill isDisabled={!hasMaker}>
          {formatMessage(hasMaker ? searchMessages.search : searchMessages.brandNeeded)}
        </Button>
      </div>
      {failure !== null && (
        <div className={wholeRow}>
          <Notice
            tone="danger"
            title={failure.title}
            action={onRetryLists && <Button onPress={onRetryLists}>{failure.retryLabel}</Button>}
          >
            {failure.detail}
          </Notice>
        </div>
      )}
    </form>
  );
}
