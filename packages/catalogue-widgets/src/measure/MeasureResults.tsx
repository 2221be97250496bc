import type { MeasureHit, MeasureResult } from "@caliper/api-client";
import { type FamilyId, maySee } from "@caliper/catalogue-model";
import { Button, Heading, Skeleton, Stack, Text } from "@caliper/design-system";
import { outlineScale } from "../drawings/index.ts";
import { useText } from "../messages/index.ts";
import { useFormat, useLocale, useViewer } from "../provider/index.ts";
import { resultState, type SearchStates } from "../shared/results/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { useAnnouncement } from "../shared/search-state/index.ts";
import { useTerms } from "../terms/index.ts";
import type { MeasureCriteria, WiderSearch } from "../links/index.ts";
import { Fits, useFits } from "../vehicle/index.ts";
import { MeasureGrid } from "./MeasureGrid.tsx";
import * as css from "./MeasureSearch.css.ts";
import { MeasureTable } from "./MeasureTable.tsx";
import { NothingWithin } from "./NothingWithin.tsx";
import { useWithin } from "./useWithin.ts";

export interface MeasureResultsProps extends SearchStates {
  /** The search; without measures there are no results. */
  searched: MeasureCriteria;
  /** Another tolerance or view. */
  onAdjust: (criteria: MeasureCriteria) => void;
  /** The parts found, closest first; absent before the first search. */
  result?: MeasureResult | undefined;
  /** If nothing was found; undefined while it loads. */
  wider?: WiderSearch | undefined;
  /** Called with the part to open its datasheet. */
  onOpen: (hit: MeasureHit) => void;
  /** The family of the searched type. */
  family: FamilyId;
  /** The measure under the pointer, here or in the form. */
  pointed: string | null;
  onPoint: (column: string | null) => void;
}

/** The closest parts, as a table or as pictures. */
export function MeasureResults({
  searched,
  family,
  onAdjust,
  result: found,
  isSearching = false,
  error = null,
  onRetry,
  wider,
  onOpen,
  pointed,
  onPoint,
}: MeasureResultsProps) {
  const t = useText();
  const viewer = useViewer();
  const format = useFormat();
  const fits = useFits(found?.hits ?? []);
  const result = fits.isLoading ? undefined : found;
  const heading = useHeading(family, searched, result);
  useAnnouncement(result === undefined ? null : heading);
  const hits = result?.hits ?? [];
  const state = resultState(error, result?.hits.length);
  const isGrid = searched.view === "grid";
  const measures = hits.map((hit) => hit.measures);
  const scale = hits.length === 0 ? undefined : outlineScale(family, measures);
  return (
    <Fits value={fits}>
      <Stack gap={8}>
        {state === "loading" && <Skeleton shape="block" height="chip" />}
        {state === "data" && (
          <div className={css.head}>
            <Heading level={2}>{heading}</Heading>
            <div className={css.tools}>
              {!isGrid && (
                <span className={css.note}>
                  <Text variant="caption" tone="subtle">
                    {t("measure.ranked")}
                  </Text>
                </span>
              )}
              <Button
                onPress={() => onAdjust({ ...searched, view: isGrid ? "list" : "grid" })}
                size="chip"
              >
                {t(isGrid ? "measure.seeAll" : "measure.seeLess")}
              </Button>
            </div>
          </div>
        )}
        {isGrid && state === "data" ? (
          <MeasureGrid family={family} hits={hits} unit={searched.unit} scale={scale} />
        ) : (
          <MeasureTable
            // Resets the scroll position for other measures.
            key={JSON.stringify(searched.values)}
            family={family}
            criteria={searched}
            result={result}
            state={state}
            emptyState={<NothingWithin criteria={searched} wider={wider} onAdjust={onAdjust} />}
            errorState={
              error !== null && (
                <FailureState error={error} onRetry={onRetry} isRetrying={isSearching} />
              )
            }
            showsFits={maySee("applications", viewer)}
            scale={scale}
            onOpen={onOpen}
            pointed={pointed}
            onPoint={onPoint}
          />
        )}
        {result !== undefined && result.total > hits.length && (
          <Text variant="caption" tone="subtle">
            {t("measure.shownOf", {
              shown: format.count(hits.length),
              total: format.count(result.total),
            })}
          </Text>
        )}
      </Stack>
    </Fits>
  );
}

/** `4 brake rotors within ±0.5 mm`. */
function useHeading(
  family: FamilyId,
  searched: MeasureCriteria,
  result: MeasureResult | undefined,
): string {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const locale = useLocale();
  const within = useWithin(searched);
  const total = result?.total ?? 0;
  const parts = terms.family(family, total === 1 ? "one" : "many").toLocaleLowerCase(locale);
  return t("measure.found", { shown: format.count(total), parts, within });
}
