import {
  type CodeHit,
  codeSearchQuery,
  type CodeSearchResult,
  findQuery,
  type TextPiece,
} from "@caliper/api-client";
import { type FamilyId, hasVehicleIdentifier } from "@caliper/catalogue-model";
import { Stack, useMediaQuery } from "@caliper/design-system";
import { media } from "@caliper/design-system/vars";
import { useQuery } from "@tanstack/react-query";
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useClient, useLinks, useNavigate, useWarehouse } from "../provider/index.ts";
import { NearestCodes } from "./results/NearestCodes.tsx";
import { useRememberVin } from "./numbers/latestVin.ts";
import { Found } from "./results/Found.tsx";
import { foundBeside } from "./results/foundBeside.ts";
import { Understood } from "./results/Understood.tsx";
import { useFind, useJumpsOf } from "./results/useJumps.ts";
import type { CodeFormProps } from "./field/CodeForm.tsx";
import { Outdated, useOwnState } from "../shared/search-state/index.ts";
import { aside, layout } from "./CodeSearch.css.ts";
import { PartResults } from "./results/PartResults.tsx";
import { HitPreview, HitPreviewSkeleton } from "./results/HitPreview.tsx";

export interface CodeSearchContentProps {
  /** The search in the host's URL; empty before the first search. */
  code: string;
  /** Called with a code in upper case, never empty. */
  onSearch: (code: string) => void;
  /** The product type that is shown; null for all. */
  family?: FamilyId | null | undefined;
  /** Called when another family is chosen; null shows all. */
  onFamilyChange?: ((family: FamilyId | null) => void) | undefined;
  /** Under the preview: banners. */
  below?: ReactNode;
  /** The field. */
  Form: ComponentType<CodeFormProps>;
  /** Shown before the first search: recently opened products. */
  start?: ReactNode;
}

/** The identifier of a vehicle is searched without the host, which would write it to its URL. */
interface PrivateSearch {
  readonly text: string;
  /** The host's code at that time; another one replaces the text. */
  readonly besides: string;
}

const nothing: CodeSearchResult = { hits: [], total: 0, families: [] };

/** The server returns no more products. */
const most = 200;

/** A search by code with its results, around one of the two fields. */
export function CodeSearchContent({
  code: address,
  onSearch,
  family,
  onFamilyChange,
  below,
  start,
  Form,
}: CodeSearchContentProps) {
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const [shownFamily, setFamily] = useOwnState(family, onFamilyChange, null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [privately, setPrivately] = useState<PrivateSearch | null>(null);
  const isPrivate = privately !== null && privately.besides === address;
  const code = isPrivate ? privately.text : address;
  const field = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState({ code, isOther: false });
  const edit = (text: string) => {
    const isOther = text.trim().toUpperCase() !== code.toUpperCase();
    setEdited((before) =>
      before.code === code && before.isOther === isOther ? before : { code, isOther },
    );
  };
  const warehouse = useWarehouse();
  const { data, error, isFetching, refetch } = useQuery(
    codeSearchQuery(client, { code, warehouse }),
  );
  const [extended, setExtended] = useState<string | null>(null);
  const isPart = data !== undefined && data.total > data.hits.length;
  const others = useQuery({
    ...codeSearchQuery(client, { code, warehouse, family: shownFamily ?? undefined, limit: most }),
    enabled: isPart && (shownFamily !== null || extended === code),
  });
  const more = others.data;
  const result = more ?? data;
  const showMore = () => {
    setExtended(code);
    if (others.isError) void others.refetch();
  };
  const hits = (result?.hits ?? []).filter(
    (hit) => shownFamily === null || hit.family === shownFamily,
  );
  // The preview shows the best match until another hit is selected.
  const selected = hits.find((hit) => hit.code === chosen) ?? hits[0];
  // If there is no room for a preview, pressing a row opens it.
  const hasPreview = !useMediaQuery(media.medium, false);

  const { data: finding, isFetching: isFinding } = useQuery(
    findQuery(client, { text: code, warehouse }),
  );
  const rememberVin = useEffectEvent(useRememberVin());
  useEffect(() => {
    if (finding !== undefined) rememberVin(finding);
  }, [finding]);
  const jumpsOf = useJumpsOf();
  const { find } = useFind();
  // Not before the response of the code search: otherwise links could move while they are clicked.
  const isAnswered = isPrivate || data !== undefined || error !== null;
  const hasHits = !isPrivate && data?.total !== 0;
  const found = finding && isAnswered ? foundBeside(finding, jumpsOf(finding), hasHits) : undefined;

  // A list of codes and a product type with measures are unambiguous, so their screens open directly.
  const search = async (typed: string) => {
    const isVehicle = hasVehicleIdentifier(typed);
    setPrivately(isVehicle ? { text: typed, besides: address } : null);
    const now = await find(typed);
    if (now === null) return;
    const [jump, ...others] = now.jumps;
    if (jump?.by === "codes" || (jump?.by === "measures" && others.length === 0))
      navigate(jump.href);
    else if (!isVehicle) onSearch(typed);
  };

  /** Selects a piece of the text in the field. */
  const select = ({ from, to }: TextPiece) => {
    field.current?.focus();
    if (field.current?.value === code) field.current.setSelectionRange(from, to);
  };

  const isOutdated = edited.code === code && edited.isOther && code !== "";
  const main = (
    <Stack gap={16}>
      <Form code={code} inputRef={field} onSearch={(typed) => void search(typed)} onEdit={edit} />
      <Outdated isOutdated={isOutdated} searched={code}>
        <PartResults
          code={code}
          understood={
            finding && (
              <Understood
                finding={finding}
                text={code}
                onTextChange={(changed) => void search(changed)}
                onEdit={select}
              />
            )
          }
          found={found && <Found {...found} />}
          foundCount={found?.parts.length}
          nearest={<NearestCodes code={code} />}
          result={isPrivate && !isFinding ? nothing : result}
          isSearching={isFetching || isFinding}
          error={isFetching ? null : error}
          onRetry={() => void refetch()}
          family={shownFamily}
          onFamilyChange={setFamily}
          selected={selected?.code ?? null}
          onSelect={hasPreview ? setChosen : undefined}
          onShowMore={isPart && more === undefined ? showMore : undefined}
          isLoadingMore={others.isFetching}
          moreError={isPart && !others.isFetching ? others.error : null}
          onOpen={(hit) => navigate(links.datasheet(hit))}
          start={start}
        />
      </Outdated>
    </Stack>
  );
  if (!hasPreview && below === undefined) return main;
  return (
    <div className={layout}>
      {main}
      <div className={aside}>
        {hasPreview && (
          <Outdated isOutdated={isOutdated}>
            <Preview hit={selected} isLoading={data === undefined && isFetching} />
          </Outdated>
        )}
        {below}
      </div>
    </div>
  );
}

/** Keeps its space while no hit is selected, so that the field above the results does not move. */
function Preview({ hit, isLoading }: { hit: CodeHit | undefined; isLoading: boolean }) {
  if (hit !== undefined) return <HitPreview hit={hit} />;
  return isLoading ? <HitPreviewSkeleton /> : null;
}
