import { EmptyState, Stack, useNarrow } from "@caliper/design-system";
import { useEffect, useRef } from "react";
import { useText } from "../messages/index.ts";
import { contained } from "../provider/index.ts";
import { Outdated } from "../shared/search-state/index.ts";
import {} from "../links/index.ts";
import { MeasureForm, type MeasureFormProps } from "./MeasureForm.tsx";
import { MeasureResults, type MeasureResultsProps } from "./MeasureResults.tsx";
import * as css from "./MeasureSearchView.css.ts";
import { TypeCards } from "./TypeCards.tsx";
import { useSearchName } from "./useSearchName.ts";

export interface MeasureSearchViewProps extends Omit<MeasureResultsProps, "family"> {
  /** The props of the form, without its criteria. */
  form: Omit<MeasureFormProps, "criteria">;
  /** The form has other measures than the search. */
  isOutdated?: boolean;
}

/** Search by measures: form, drawing and the closest parts. */
export const MeasureSearchView = contained("measure", MeasureSearchViewContent);

function MeasureSearchViewContent({
  form,
  searched,
  isOutdated = false,
  ...results
}: MeasureSearchViewProps) {
  const t = useText();
  const isNarrow = useNarrow();
  const found = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const { family } = searched;
  const { result, error = null } = results;
  // On a phone the results are far below the button. The host may scroll first, for the new URL.
  useEffect(() => {
    if (!isAwaited.current || (result === undefined && error === null)) return;
    isAwaited.current = false;
    found.current?.scrollIntoView({ block: "start" });
  }, [result, error]);
  const name = useSearchName(searched);
  const typed = Object.values(form.draft);
  const canSearch = typed.length > 0 && typed.every(Number.isFinite);
  const hasMeasures = Object.keys(searched.values).length > 0;
  return (
    <Stack gap={20}>
      <search aria-label={t("measure.heading")}>
        <MeasureForm
          {...form}
          criteria={searched}
          onSearch={() => {
            isAwaited.current = isNarrow;
            form.onSearch();
          }}
        />
      </search>
      <div ref={found} className={css.results}>
        {family !== null && hasMeasures ? (
          <Outdated
            isOutdated={isOutdated}
            searched={name}
            onSearch={canSearch ? form.onSearch : undefined}
          >
            <MeasureResults searched={searched} family={family} {...results} />
          </Outdated>
        ) : (
          <EmptyState
            icon="ruler"
            title={t(family === null ? "measure.startType" : "measure.startMeasure")}
            hint={t(family === null ? "measure.startTypeHint" : "measure.startMeasureHint")}
            action={
              family === null && (
                <TypeCards families={form.families} onChange={form.onFamilyChange} />
              )
            }
          />
        )}
      </div>
    </Stack>
  );
}
