import type { CodeHit, Finding, TextPiece } from "@caliper/api-client";
import { type FamilyId, hasVehicleIdentifier } from "@caliper/catalogue-model";
import { Stack, useMediaQuery, useStaysTrue } from "@caliper/design-system";
import { media } from "@caliper/design-system/vars";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useLinks, useNavigate } from "../provider/index.ts";
import { openJumps } from "./results/nearestTexts.ts";
import { NothingFound } from "./results/NothingFound.tsx";
import { useFind, useFinding } from "./query.ts";
import { Found } from "./results/Found.tsx";
import { foundBeside } from "./results/foundBeside.ts";
import { Understood } from "./results/Understood.tsx";
import { answersIn, useAnswers } from "./results/useAnswers.ts";
import { useJumpsOf } from "./results/useJumps.ts";
import type { CodeFormProps } from "./field/CodeForm.tsx";
import { Outdated, useOwnState } from "../shared/search-state/index.ts";
import type { StockFilterProps } from "../shared/stock/index.ts";
import { Fits, useFits } from "../vehicle/index.ts";
import { aside, layout } from "./CodeSearch.css.ts";
import { SearchExamples } from "./start/SearchExamples.tsx";
import { PartResults } from "./results/PartResults.tsx";
import { HitPreview, HitPreviewSkeleton } from "./results/HitPreview.tsx";

export interface CodeSearchContentProps extends StockFilterProps {
  /** The search in the host's URL; empty before the first search. */
  code: string;
  /** Called with a text, never empty, and the answers that belong to it. */
  onSearch: (code: string, answers: readonly string[]) => void;
  /** Answers that the text does not contain, from the host's URL; by default this search keeps them. */
  answers?: readonly string[] | undefined;
  /** The product type that is shown; null for all. */
  family?: FamilyId | null | undefined;
  /** Called when another family is chosen; null shows all. */
  onFamilyChange?: ((family: FamilyId | null) => void) | undefined;
  /** Under the preview: banners. */
  below?: ReactNode;
  /** The field. */
  Form: ComponentType<CodeFormProps>;
  /** Under the examples, before the first search: the families, recently opened products. */
  start?: ReactNode;
}

/** The identifier of a vehicle is searched without the host, which would write it to its URL. */
interface VinSearch {
  readonly text: string;
  /** The host's code at that time; another one ends the search. */
  readonly hostCode: string;
}

/** Every part that may be listed. */
const partsIn = (finding: Finding | undefined): readonly { readonly code: string }[] =>
  finding === undefined
    ? []
    : [
        ...finding.parts,
        ...(finding.contradicted ?? []),
        ...finding.hits.parts,
        ...finding.near,
        ...(finding.nearest?.parts ?? []),
      ];

const none: readonly string[] = [];

/** The server returns no more products. */
const maxHits = 200;

/** A search by code with its results, around one of the two fields. */
export function CodeSearchContent({
  code: address,
  onSearch,
  answers: hostAnswers,
  family,
  onFamilyChange,
  below,
  start,
  Form,
  ...stockFilter
}: CodeSearchContentProps) {
  const links = useLinks();
  const navigate = useNavigate();
  const [shownFamily, setFamily] = useOwnState(family, onFamilyChange, null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [ownGiven, setGiven] = useState({ text: "", given: none });
  const [vinSearch, setVinSearch] = useState<VinSearch | null>(null);
  const isPrivate = vinSearch !== null && vinSearch.hostCode === address;
  const code = isPrivate ? vinSearch.text : address;
  const field = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState({ code, isOther: false });
  const edit = (text: string) => {
    const isOther = text.trim().toUpperCase() !== code.toUpperCase();
    setEdited((before) =>
      before.code === code && before.isOther === isOther ? before : { code, isOther },
    );
  };
  const jumpsOf = useJumpsOf();
  const { find } = useFind();

  // A list of codes and a product type with measures are unambiguous, so their screens open directly.
  const search = (typed: string, newAnswers: readonly string[] = []) => {
    setGiven({ text: typed, given: newAnswers });
    const isVehicle = hasVehicleIdentifier(typed);
    setVinSearch(isVehicle ? { text: typed, hostCode: address } : null);
    find(typed, (read) => {
      const [jump, ...further] = read === null ? [] : jumpsOf(read);
      if (jump?.by === "codes" || (jump?.by === "measures" && further.length === 0))
        navigate(jump.href);
      else if (!isVehicle) onSearch(typed, newAnswers);
    });
  };

  const extraAnswers = hostAnswers ?? (ownGiven.text === code ? ownGiven.given : none);
  const answers = useAnswers({ text: code, given: extraAnswers }, search);
  const {
    data: found,
    error,
    isFetching,
    refetch,
  } = useFinding(
    { text: code, ...(extraAnswers.length > 0 && { answers: answersIn(extraAnswers) }) },
    { keepsLast: answers.takeBack !== undefined },
  );
  const [extended, setExtended] = useState<string | null>(null);
  const isPart = found !== undefined && found.hits.total > found.hits.parts.length;
  const moreQuery = useFinding(
    { text: code, family: shownFamily ?? undefined, limit: maxHits },
    { isEnabled: isPart && (shownFamily !== null || extended === code) },
  );
  const more = moreQuery.data;
  const fits = useFits([found, more].flatMap(partsIn), found?.vehicle);
  // Once parts are shown they stay, and notes may follow.
  const isFirst = more === undefined && answers.takeBack === undefined;
  const finding = fits.isLoading && isFirst ? undefined : found;
  const isSearching = isFetching || (finding === undefined && fits.isLoading);
  const result = (more ?? finding)?.hits;
  const showMore = () => {
    setExtended(code);
    if (moreQuery.isError) void moreQuery.refetch();
  };
  const hits = (result?.parts ?? []).filter(
    (hit) => shownFamily === null || hit.family === shownFamily,
  );
  // The preview shows the best match until another hit is selected.
  const selected = hits.find((hit) => hit.code === chosen) ?? hits[0];
  // If there is no room for a preview, pressing a row opens it.
  const hasPreview = !useMediaQuery(media.medium, false);
  const beside = finding && foundBeside(finding, openJumps(jumpsOf(finding), finding));

  /** Selects a piece of the text in the field. */
  const select = ({ from, to }: TextPiece) => {
    field.current?.focus();
    if (field.current?.value === code) field.current.setSelectionRange(from, to);
  };

  const isLoading = finding === undefined && isSearching;
  // Beside or below the first results, banners would move with their number.
  const hasLoaded = useStaysTrue(!isLoading);
  const isOutdated = edited.code === code && edited.isOther && code !== "";
  const main = (
    <Fits value={fits}>
      <Stack gap={16}>
        <Form code={code} inputRef={field} onSearch={search} onEdit={edit} />
        <Outdated isOutdated={isOutdated} searched={code}>
          <PartResults
            code={code}
            understood={
              finding && (
                <Understood finding={finding} text={code} onTextChange={search} onEdit={select} />
              )
            }
            found={beside && <Found {...beside} finding={finding} answers={answers} />}
            foundCount={beside?.parts.length}
            nearest={
              finding && <NothingFound text={code} finding={finding} onTextChange={search} />
            }
            result={result}
            isSearching={isSearching}
            error={isFetching ? null : error}
            onRetry={() => void refetch()}
            family={shownFamily}
            onFamilyChange={setFamily}
            {...stockFilter}
            selected={selected?.code ?? null}
            onSelect={hasPreview ? setChosen : undefined}
            onShowMore={isPart && more === undefined ? showMore : undefined}
            isLoadingMore={moreQuery.isFetching}
            moreError={isPart && !moreQuery.isFetching ? moreQuery.error : null}
            onOpen={(hit) => navigate(links.datasheet(hit))}
            start={
              <>
                <SearchExamples onSearch={search} />
                {start}
              </>
            }
          />
        </Outdated>
      </Stack>
    </Fits>
  );
  if (!hasPreview && below === undefined) return main;
  return (
    <div className={layout}>
      {main}
      <div className={aside}>
        {hasPreview && (
          <Outdated isOutdated={isOutdated}>
            <Preview hit={selected} isLoading={isLoading} />
          </Outdated>
        )}
        {(hasPreview ? hasLoaded : !isLoading) && below}
      </div>
    </div>
  );
}

/** Keeps its space while no hit is selected, so that the field above the results does not move. */
function Preview({ hit, isLoading }: { hit: CodeHit | undefined; isLoading: boolean }) {
  if (hit !== undefined) return <HitPreview hit={hit} />;
  return isLoading ? <HitPreviewSkeleton /> : null;
}
