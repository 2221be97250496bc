import { measureFieldsQuery, type MeasureResult, productImagesQuery } from "@caliper/api-client";
import { matchReading, type FamilyId } from "@caliper/catalogue-model";
import { EmptyState, Stack } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { startTransition, useRef, useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, useClient, useLinks, useNavigate, useViewer } from "../provider/index.ts";
import { useFolding } from "../shared/folding-form/index.ts";
import { Outdated, useDraft } from "../shared/search-state/index.ts";
import {
  fieldOrder,
  type MeasureCriteria,
  type MeasureSection,
  noMeasures,
  reachOf,
  type ReferenceKind,
  referenceKinds,
  sameValues,
  measurableIn,
  widened,
  type WiderSearch,
  widerSteps,
  withFamily,
} from "../links/index.ts";
import { MeasureForm } from "./MeasureForm.tsx";
import { MeasureSummary } from "./MeasureSummary.tsx";
import { MeasureResults } from "./MeasureResults.tsx";
import * as css from "./MeasureSearch.css.ts";
import { TypeCards } from "./TypeCards.tsx";
import { useMeasureSearch } from "./useMeasureSearch.ts";
import { useSearchName } from "./useSearchName.ts";

export interface MeasureSearchProps {
  /** The section of the catalogue that is searched. */
  section: MeasureSection;
  /** The search in the host's URL; without measures nothing is searched. */
  criteria: MeasureCriteria;
  /** Other measures or another family: a new history entry. */
  onSearch: (criteria: MeasureCriteria) => void;
  /** Tolerance, unit or view of the same search. */
  onAdjust: (criteria: MeasureCriteria) => void;
}

/** Search by measures in one section. */
export const MeasureSearch = contained("measure", MeasureSearchContent, {
  widget: "MeasureSearch",
  props: ["section", "criteria"],
});

function MeasureSearchContent({ section, criteria, onSearch, onAdjust }: MeasureSearchProps) {
  const t = useText();
  const client = useClient();
  const viewer = useViewer();
  const links = useLinks();
  const navigate = useNavigate();
  const families = measurableIn(section, viewer);
  const searched = within(families, criteria);
  const { family } = searched;
  const [draft, setDraft] = useDraft(searched.values, sameValues);
  const [pointed, setPointed] = useState<string | null>(null);
  // A transition, because drawing and results are large.
  const point = (column: string | null) => startTransition(() => setPointed(column));
  const [drawing, setDrawing] = useState<ReferenceKind["drawing"] | null>(null);
  const kinds = family === null ? [] : referenceKinds(family);
  const shownKind = kinds.find((kind) => kind.drawing === drawing) ?? kinds[0];

  const fields = useQuery(measureFieldsQuery(client, family ?? undefined));
  const pictures = useQuery(productImagesQuery(client, shownKind?.drawing ?? ""));
  const { data, error, isFetching, refetch } = useMeasureSearch(searched);
  const wider = useWider(searched, data);
  const isSearched = Object.keys(searched.values).length > 0;
  const isOutdated = !sameValues(draft, searched.values);
  const typed = Object.values(draft);
  const isComplete = typed.length > 0 && typed.every(Number.isFinite);
  const name = useSearchName(searched);
  const search = () => {
    if (isOutdated) onSearch({ ...searched, values: draft });
    else void refetch();
  };
  const chooseFamily = (chosen: FamilyId) => {
    // Also clears typed values that were not searched.
    setDraft({});
    onSearch(withFamily(searched, chosen));
  };
  const failure = isFetching ? null : error;
  const form = useRef<HTMLElement>(null);
  const folding = useFolding(form, isSearched && !isOutdated && error === null);

  return (
    <Stack gap={20}>
      <search aria-label={t("measure.heading")} ref={form}>
        {folding.isFolded ? (
          <MeasureSummary criteria={searched} folding={folding} />
        ) : (
          <MeasureForm
            families={families}
            criteria={searched}
            draft={draft}
            onDraftChange={(column, value) => {
              folding.keepOpen();
              setDraft(withValue(draft, column, value));
            }}
            onFamilyChange={chooseFamily}
            onAdjust={(adjusted) => {
              // Searches for what the form shows; typed values that are not numbers cannot be searched.
              const isTyped = isSearched && isOutdated && typed.every(Number.isFinite);
              if (isTyped) onSearch({ ...adjusted, values: draft });
              else onAdjust(adjusted);
            }}
            onSearch={() => {
              folding.fold();
              // The form is gone before the pointer leaves it.
              setPointed(null);
              search();
            }}
            onClear={() => {
              setDraft({});
              if (isSearched) onSearch({ ...searched, values: {} });
            }}
            columns={
              family === null || fields.data === undefined
                ? undefined
                : fieldOrder(family, fields.data.measures)
            }
            // Shows one failure only once, in place of the results.
            fieldsError={fields.isFetching || error !== null ? null : fields.error}
            onRetryFields={() => void fields.refetch()}
            best={data?.hits[0]?.measures}
            pointed={pointed}
            onPoint={point}
            reference={{
              drawing: shownKind?.drawing ?? null,
              onChange: setDrawing,
              picture: pictures.data?.[0]?.url,
            }}
          />
        )}
      </search>
      <div className={css.results}>
        {family !== null && isSearched ? (
          <Outdated
            isOutdated={isOutdated}
            searched={name}
            onSearch={isComplete ? search : undefined}
          >
            <MeasureResults
              searched={searched}
              family={family}
              onAdjust={onAdjust}
              result={data}
              isSearching={isFetching}
              error={failure}
              onRetry={() => {
                void refetch();
                if (fields.isError) void fields.refetch();
              }}
              wider={wider}
              pointed={pointed}
              onPoint={point}
              onOpen={({ code }) => navigate(links.datasheet({ code, family }))}
            />
          </Outdated>
        ) : (
          <EmptyState
            icon="ruler"
            title={t(family === null ? "measure.startType" : "measure.startMeasure")}
            hint={t(family === null ? "measure.startTypeHint" : "measure.startMeasureHint")}
            action={family === null && <TypeCards families={families} onChange={chooseFamily} />}
          />
        )}
      </div>
    </Stack>
  );
}

/** Ignores families of other sections and those that the viewer may not see; selects the only one. */
function within(families: readonly FamilyId[], criteria: MeasureCriteria): MeasureCriteria {
  const [first, ...others] = families;
  const only = others.length === 0 ? (first ?? null) : null;
  const isKnown = criteria.family !== null && families.includes(criteria.family);
  return isKnown ? criteria : withFamily(criteria, only);
}

function withValue(
  values: MeasureCriteria["values"],
  column: string,
  value: number | null,
): MeasureCriteria["values"] {
  const { [column]: _old, ...others } = values;
  return value === null ? others : { ...values, [column]: value };
}

/** One more request, with the widest tolerance, finds the nearest parts. */
function useWider(searched: MeasureCriteria, result: MeasureResult | undefined) {
  const steps = result?.total === 0 ? widerSteps(searched) : [];
  const widest = steps.at(-1);
  const { data, isPending, isError } = useMeasureSearch(
    widest === undefined ? noMeasures : widened(searched, widest),
  );
  if (widest === undefined || isError) return null;
  return isPending ? undefined : nearest(searched, steps, data);
}

function nearest(
  searched: MeasureCriteria,
  steps: readonly number[],
  { family, hits }: MeasureResult,
): WiderSearch {
  for (const tolerance of steps) {
    const criteria = widened(searched, tolerance);
    const inside = hits.filter(({ measures }) =>
      Object.entries(searched.values).every(([column, value]) => {
        const reading = { field: column, value, tolerance: reachOf(criteria, column) };
        return matchReading(family, measures, reading, criteria.condition) !== null;
      }),
    );
    if (inside.length > 0) return { tolerance, count: inside.length };
  }
  return null;
}
