import type { ApiError, CylinderType } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { Button, ComboBox, Notice, RadioGroup, TextField } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { useFailure } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import {
  typedYears,
  yearsOf,
  type VehicleCriteria,
  withMaker,
  withModel,
} from "../../links/index.ts";
import { action, fields, form, name, wholeRow } from "./VehicleForm.css.ts";

/** The first field in a section with two kinds of cylinder. */
export interface CylinderChoice {
  /** Null until one is selected: brands and models depend on it. */
  value: CylinderType | null;
  onChange: (type: CylinderType) => void;
}

export interface VehicleFormProps {
  /** If set, the kind of cylinder must be selected before the brand. */
  cylinder?: CylinderChoice | undefined;
  criteria: VehicleCriteria;
  onChange: (criteria: VehicleCriteria) => void;
  onSearch: () => void;
  makers: readonly string[];
  models: readonly string[];
  isLoadingMakers?: boolean;
  isLoadingModels?: boolean;
  /** Brands or models could not be loaded. */
  listError?: ApiError | null;
  onRetryLists?: () => void;
}

/** Invalid input that is not the name of a vehicle. */
const anyModel = "*";

/** Keeps the selected item in its field while the others load or fail. */
const itemsOf = (names: readonly string[], chosen: string) =>
  (chosen === "" || names.includes(chosen) ? names : [chosen, ...names]).map((name) => ({
    id: name,
    label: name,
  }));

export const cylinderFamilies = {
  wheel_cylinder: "wheel_cylinders",
  master_cylinder: "master_cylinders",
} as const satisfies Readonly<Record<CylinderType, FamilyId>>;
const cylinderTypes = Object.keys(cylinderFamilies) as readonly CylinderType[];

/** Brand, then model, then year; the brand is enough to search. */
export function VehicleForm({
  cylinder,
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
  const t = useText();
  const failureOf = useFailure();
  const [isYearRefused, setYearRefused] = useState(false);
  const failure = listError === null ? null : failureOf(listError);
  const terms = useTerms();
  const hasType = cylinder === undefined || cylinder.value !== null;
  const hasMaker = hasType && criteria.maker !== "";
  const labelOf = () => {
    if (!hasType) return "search.button.typeNeeded";
    return hasMaker ? "search.button" : "search.button.brandNeeded";
  };
  const lists = {
    loadingText: t("search.loading"),
    emptyText: failure?.line ?? t("common.noResults"),
    noItemsText: failure?.line ?? t("search.noItems"),
    openLabel: t("search.open"),
    size: "main",
  } as const;
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isRefused = criteria.year !== "" && yearsOf(criteria.year) === undefined;
        setYearRefused(isRefused);
        if (hasMaker && !isRefused) onSearch();
      }}
    >
      <div className={fields}>
        {cylinder !== undefined && (
          <div className={wholeRow}>
            <RadioGroup
              label={t("search.vehicle.cylinder")}
              items={cylinderTypes.map((type) => ({
                id: type,
                label: terms.family(cylinderFamilies[type]),
              }))}
              value={cylinder.value}
              onChange={cylinder.onChange}
            />
          </div>
        )}
        <div className={name} data-field="maker">
          <ComboBox
            {...lists}
            // Brands depend on the kind of cylinder.
            key={cylinder?.value}
            label={t("search.vehicle.maker")}
            placeholder={t("search.vehicle.makerPlaceholder")}
            items={itemsOf(makers, criteria.maker)}
            value={criteria.maker === "" ? null : criteria.maker}
            onChange={(maker) => onChange(withMaker(criteria, maker))}
            isLoading={isLoadingMakers}
            isDisabled={!hasType}
          />
        </div>
        <div className={name} data-field="model">
          <ComboBox
            {...lists}
            // Its list and its text depend on the brand.
            key={criteria.maker}
            label={t("search.vehicle.model")}
            placeholder={t("search.vehicle.modelPlaceholder")}
            items={[
              // Only a selected model can be cleared.
              ...(criteria.model === ""
                ? []
                : [{ id: anyModel, label: t("search.vehicle.modelPlaceholder") }]),
              ...itemsOf(models, criteria.model),
            ]}
            value={criteria.model === "" ? null : criteria.model}
            onChange={(model) => onChange(withModel(criteria, model === anyModel ? "" : model))}
            isLoading={isLoadingModels}
            isDisabled={!hasMaker}
          />
        </div>
        <div data-field="year">
          <TextField
            label={t("search.vehicle.year")}
            placeholder={t("common.all")}
            size="main"
            isMono
            inputMode="numeric"
            autoComplete="off"
            value={criteria.year}
            onChange={(typed) => {
              setYearRefused(false);
              onChange({ ...criteria, year: typedYears(typed) });
            }}
            error={isYearRefused ? t("search.vehicle.invalidYear") : undefined}
            isDisabled={!hasMaker}
          />
        </div>
        <div className={action}>
          <Button type="submit" variant="primary" size="main" fill isDisabled={!hasMaker}>
            {t(labelOf())}
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
      </div>
    </form>
  );
}
