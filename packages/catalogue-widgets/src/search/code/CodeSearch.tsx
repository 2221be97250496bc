import {
  type CodeHit,
  codeSearchQuery,
  type CodeSearchResult,
  findQuery,
} from "@caliper/api-client";
import { type FamilyId, hasVin } from "@caliper/catalogue-model";
import { Stack, useMediaQuery } from "@caliper/design-system";
import { media } from "@caliper/design-system/vars";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { contained, useClient, useLinks, useNavigate, useWarehouse } from "../../provider/index.ts";
import { NearestCodes } from "../nearest/NearestCodes.tsx";
import { NumberNotes } from "../numbers/NumberNotes.tsx";
import { useNumberJumps } from "../numbers/useNumberJumps.ts";
import { FoundParts } from "../words/FoundParts.tsx";
import { Jumps } from "../words/Jumps.tsx";
import { Understood } from "../words/Understood.tsx";
import { mostParts, useFind, useJumpsOf } from "../words/useJumps.ts";
import { CodeSearchView } from "./CodeSearchView.tsx";
import { HitPreview, HitPreviewSkeleton } from "./HitPreview.tsx";

export interface CodeSearchProps {
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
  /** Shown before the first search: recently opened products. */
  start?: ReactNode;
}

/** General search by code, FMSI number or interchange. */
export const CodeSearch = contained("search", CodeSearchContent);

/** A VIN is searched without the host, which would write it to its URL. */
interface PrivateSearch {
  readonly text: string;
  /** The host's code at that time; another one replaces the VIN. */
  readonly besides: string;
}

const nothing: CodeSearchResult = { hits: [], total: 0 };

function CodeSearchContent({
  code: address,
  onSearch,
  family,
  onFamilyChange,
  below,
  start,
}: CodeSearchProps) {
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const [ownFamily, setOwnFamily] = useState<FamilyId | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [privately, setPrivately] = useState<PrivateSearch | null>(null);
  const isPrivate = privately !== null && privately.besides === address;
  const code = isPrivate ? privately.text : address;
  const warehouse = useWarehouse();
  const { data, error, isFetching, refetch } = useQuery(
    codeSearchQuery(client, { code, warehouse }),
  );
  const shownFamily = family === undefined ? ownFamily : family;
  const hits = (data?.hits ?? []).filter(
    (hit) => shownFamily === null || hit.family === shownFamily,
  );
  // The preview shows the best match until another hit is selected.
  const selected = hits.find((hit) => hit.code === chosen) ?? hits[0];
  // Where there is no room for a preview, a press on a row opens it.
  const hasPreview = !useMediaQuery(media.medium, false);

  const { data: finding } = useQuery(
    findQuery(client, { text: code, warehouse, limit: mostParts }),
  );
  const jumpsOf = useJumpsOf();
  const numbers = useNumberJumps(code);
  const isNumber = numbers.jumps.length > 0 || hasVin(code);
  const jumps = isNumber ? numbers.jumps : finding === undefined ? [] : jumpsOf(finding);
  const isWords = jumps.length > 0;
  const parts = finding?.parts ?? [];
  const find = useFind();

  // A product type with measures is unambiguous, so its search opens directly.
  const search = async (typed: string) => {
    setPrivately(hasVin(typed) ? { text: typed, besides: address } : null);
    if (hasVin(typed)) return;
    const found = await find(typed);
    const [only, ...others] = found.jumps;
    if (only?.by === "measures" && others.length === 0) navigate(only.href);
    else onSearch(typed);
  };

  return (
    <CodeSearchView
      code={code}
      understood={
        finding && (
          <Understood
            finding={finding}
            text={code}
            onTextChange={(changed) => void search(changed)}
          />
        )
      }
      jumps={
        isWords || numbers.problem !== undefined ? (
          <Stack gap={16}>
            {isWords && <Jumps jumps={jumps} />}
            {isWords && !isNumber && parts.length > 0 && data?.total === 0 && (
              <FoundParts parts={parts} />
            )}
            <NumberNotes vins={numbers.vins} gtins={numbers.gtins} />
          </Stack>
        ) : undefined
      }
      nearest={isWords ? undefined : <NearestCodes code={code} />}
      onSearch={(typed) => void search(typed)}
      result={isPrivate && !numbers.isFetching ? nothing : data}
      isSearching={isFetching || numbers.isFetching}
      error={isFetching ? null : error}
      onRetry={() => void refetch()}
      family={shownFamily}
      onFamilyChange={onFamilyChange ?? setOwnFamily}
      selected={selected?.code ?? null}
      onSelect={hasPreview ? setChosen : undefined}
      onOpen={(hit) => navigate(links.datasheet(hit))}
      preview={
        hasPreview ? (
          <Preview hit={selected} isLoading={data === undefined && isFetching} />
        ) : undefined
      }
      below={below}
      start={start}
    />
  );
}

/** Keeps its space while no hit is selected, so that the field above the results does not move. */
function Preview({ hit, isLoading }: { hit: CodeHit | undefined; isLoading: boolean }) {
  if (hit !== undefined) return <HitPreview hit={hit} />;
  return isLoading ? <HitPreviewSkeleton /> : null;
}
