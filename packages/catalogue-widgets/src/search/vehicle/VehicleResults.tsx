import type { VehicleResult } from "@caliper/api-client";
import { type Axle, type FamilyId, familyIds } from "@caliper/catalogue-model";
import { EmptyState, Inline, preloadable, Skeleton, Stack, Text } from "@caliper/design-system";
import { Suspense } from "react";
import { useText } from "../../messages/index.ts";
import { useFormat } from "../../provider/index.ts";
import { resultState, type SearchStates } from "../../shared/results/index.ts";
import { JobLinks } from "../../shared/job-link/index.ts";
import { FailureState } from "../../shared/failure-state/index.ts";
import { countFamilies } from "../results/groupHits.ts";
import { PrintedSentence } from "../../shared/print-head/index.ts";
import { FamilyChips } from "../results/FamilyChips.tsx";
import { AxleChips } from "./AxleChips.tsx";
import { type StockFilterProps, useStockFilter } from "../../shared/stock/index.ts";
import { useAnnouncement } from "../../shared/search-state/index.ts";
import { isAtAxle } from "./axles.ts";
import { type VehicleCriteria, vehicleName } from "../../links/index.ts";
import type { VehicleQuestionProps } from "./VehicleQuestion.tsx";
import { rowsOf, type VehicleRow } from "./groupByFamily.ts";
import { VehicleTable } from "./VehicleTable.tsx";

export interface VehicleResultsProps
  extends
    SearchStates,
    StockFilterProps,
    Pick<VehicleQuestionProps, "answers" | "onAnswersChange"> {
  /** The search, with a brand. */
  searched: VehicleCriteria;
  /** The parts that fit the vehicle; absent before the first search. */
  result?: VehicleResult | undefined;
  /** The product type that is shown; null for all. */
  family: FamilyId | null;
  /** Called when another family is chosen; null shows all. */
  onFamilyChange: (family: FamilyId | null) => void;
  /** The axle whose parts are shown; null for both. */
  axle: Axle | null;
  /** Called when another axle is chosen; null shows both. */
  onAxleChange: (axle: Axle | null) => void;
  /** Called with the row to open its datasheet. */
  onOpen: (row: VehicleRow) => void;
}

// Most searches end before a question.
const VehicleQuestion = preloadable(
  async () => (await import("./VehicleQuestion.tsx")).VehicleQuestion,
);

/** The products that fit a vehicle, filtered by type and axle. */
export function VehicleResults({
  searched,
  result,
  isSearching = false,
  error = null,
  onRetry,
  family,
  onFamilyChange,
  axle,
  onAxleChange,
  onOpen,
  inStock,
  onInStockChange,
  ...answers
}: VehicleResultsProps) {
  const t = useText();
  const format = useFormat();
  const vehicle = vehicleName(searched);
  const hits = result?.hits ?? [];
  const rows = rowsOf(hits);
  // Not every hit is a row of its own.
  const isComplete = result?.total === hits.length;
  const count = isComplete ? rows.length : (result?.total ?? 0);
  useAnnouncement(result === undefined ? null : t("search.vehicle.found", { count, vehicle }));
  const { left, filter } = useStockFilter(rows, { inStock, onInStockChange });
  const atAxle = left.filter(({ position }) => isAtAxle(position, axle));
  const visibleRows = family === null ? atAxle : atAxle.filter((row) => row.family === family);
  const tableOf = (listed: readonly VehicleRow[] | undefined) => (
    <VehicleTable
      // Resets the scroll position for another vehicle.
      key={vehicle}
      rows={listed ?? []}
      vehicle={vehicle}
      state={resultState(error, result && listed?.length)}
      emptyState={
        <EmptyState
          icon="vehicle"
          title={t("common.noResults")}
          hint={
            rows.length > 0
              ? t("search.emptyFamilyHint")
              : t("search.vehicle.emptyHint", { vehicle })
          }
        />
      }
      errorState={
        error !== null && <FailureState error={error} onRetry={onRetry} isRetrying={isSearching} />
      }
      onOpen={onOpen}
    />
  );
  return (
    <>
      {result !== undefined && (
        <PrintedSentence>{t("search.vehicle.found", { count, vehicle })}</PrintedSentence>
      )}
      {(result === undefined || rows.length > 0) && error === null && (
        <Stack gap={8}>
          {result === undefined ? (
            <Skeleton shape="block" height="chip" />
          ) : (
            <FamilyChips
              counts={countFamilies(atAxle, familyIds)}
              value={family}
              onChange={onFamilyChange}
            >
              {filter}
            </FamilyChips>
          )}
          <Inline gap={8} justify="between">
            {result === undefined ? (
              <Skeleton shape="block" height="chip" width="narrow" />
            ) : (
              <AxleChips rows={left} value={axle} onChange={onAxleChange} />
            )}
            <JobLinks vehicle={searched} axle={axle} />
          </Inline>
        </Stack>
      )}
      {family !== null &&
      searched.model !== "" &&
      !searched.year.includes("-") &&
      visibleRows.length > 0 ? (
        <Suspense fallback={tableOf(undefined)}>
          <VehicleQuestion
            // Another question has other answers.
            key={[vehicle, family, axle].join(" ")}
            {...{ searched, family, axle, rows: visibleRows, ...answers }}
          >
            {tableOf}
          </VehicleQuestion>
        </Suspense>
      ) : (
        tableOf(visibleRows)
      )}
      {result !== undefined && !isComplete && (
        <Text variant="caption" tone="subtle">
          {t("search.vehicle.shownOf", {
            shown: format.count(hits.length),
            total: format.count(result.total),
          })}
        </Text>
      )}
    </>
  );
}
