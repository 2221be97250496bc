import type { ApiError, CodeHit, CodeHits } from "@caliper/api-client";
import { type FamilyId, maySee } from "@caliper/catalogue-model";
import { Button, EmptyState, Skeleton, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import { FailureNotice } from "../../shared/failure-state/index.ts";
import { useText } from "../../messages/index.ts";
import { useFormat, useViewer } from "../../provider/index.ts";
import { resultState, type SearchStates } from "../../shared/results/index.ts";
import { FailureState } from "../../shared/failure-state/index.ts";
import { PrintedSentence } from "../../shared/print-head/index.ts";
import { type StockFilterProps, useStockFilter } from "../../shared/stock/index.ts";
import { FamilyChips } from "./FamilyChips.tsx";
import { useAnnouncement } from "../../shared/search-state/index.ts";
import { HitsTable } from "./HitsTable.tsx";

export interface PartResultsProps extends SearchStates, StockFilterProps {
  /** The search; empty before the first. */
  code: string;
  /** The parts found; absent before the first search. */
  result?: CodeHits | undefined;
  /** The product type that is shown; null for all. */
  family: FamilyId | null;
  /** Called when another family is chosen; null shows all. */
  onFamilyChange: (family: FamilyId | null) => void;
  /** Code of the selected hit. */
  selected?: string | null;
  /** Without it, pressing a row opens it. */
  onSelect?: ((code: string) => void) | undefined;
  /** Shows more of the parts found; without it there is no button. */
  onShowMore?: (() => void) | undefined;
  /** Whether more parts are on their way. */
  isLoadingMore?: boolean;
  /** Why no more parts could be loaded. */
  moreError?: ApiError | null;
  /** Called with the part to open its datasheet. */
  onOpen: (hit: CodeHit) => void;
  /** The readings of the text, as chips above the results. */
  understood?: ReactNode;
  /** Parts and screens for a text that is not a code; above the results, or in their place if no code matches. */
  found?: ReactNode;
  /** Number of parts in `found`. */
  foundCount?: number;
  /** Under "nothing found", or under `found`: what comes closest. */
  nearest?: ReactNode;
  /** Before anything is searched. */
  start?: ReactNode;
}

/** The results of a text: parts found, and what else is known of it. */
export function PartResults({
  code,
  result,
  isSearching = false,
  error = null,
  onRetry,
  family,
  onFamilyChange,
  selected = null,
  onSelect,
  onShowMore,
  isLoadingMore = false,
  moreError = null,
  onOpen,
  understood,
  found,
  foundCount = 0,
  nearest,
  start,
  ...stockFilter
}: PartResultsProps) {
  const t = useText();
  const viewer = useViewer();
  const format = useFormat();
  useAnnouncement(
    code === ""
      ? null
      : result === undefined
        ? isSearching
          ? t("search.loading")
          : null
        : t("search.code.found", { count: result.total + foundCount, code }),
  );
  const hits = result?.parts ?? [];
  const { left, filter } = useStockFilter(hits, stockFilter);
  if (code === "") return start;
  const isPending = result === undefined || (isSearching && hits.length === 0);
  const visibleHits = family === null ? left : left.filter((hit) => hit.family === family);
  const hasHits = result !== undefined && result.families.length > 0;
  const isAnswered = found !== undefined && !isPending && !hasHits && error === null;
  const table = (
    <HitsTable
      hits={visibleHits}
      query={code}
      state={resultState(error, isPending ? undefined : visibleHits.length)}
      emptyState={
        <>
          <EmptyState
            title={t("common.noResults")}
            hint={hasHits ? t("search.emptyFamilyHint") : t("search.code.emptyHint", { code })}
          />
          {!hasHits && nearest}
        </>
      }
      errorState={
        error !== null && <FailureState error={error} onRetry={onRetry} isRetrying={isSearching} />
      }
      showsFits={maySee("applications", viewer)}
      selected={selected}
      onSelect={onSelect}
      onOpen={onOpen}
    />
  );
  return (
    <>
      {result !== undefined && (
        <PrintedSentence>
          {t("search.code.found", { count: result.total + foundCount, code })}
        </PrintedSentence>
      )}
      {understood}
      {found}
      {isAnswered && nearest}
      {result === undefined && error === null && <Skeleton shape="block" height="chip" />}
      {hasHits && error === null && (
        <FamilyChips counts={result.families} value={family} onChange={onFamilyChange}>
          {filter}
        </FamilyChips>
      )}
      {!isAnswered && table}
      {result !== undefined && result.total > hits.length && (
        <Text variant="caption" tone="subtle">
          {t("search.code.shownOf", {
            shown: format.count(hits.length),
            total: format.count(result.total),
          })}
        </Text>
      )}
      <FailureNotice error={moreError} />
      {onShowMore && (
        <Button isPending={isLoadingMore} onPress={onShowMore}>
          {t("common.showMore")}
        </Button>
      )}
    </>
  );
}
