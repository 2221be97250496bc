import { codeSearchQuery } from "@caliper/api-client";
import type { FamilyId } from "@caliper/api-client/access";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useClient, useLinks, useNavigate } from "../../provider/context.ts";
import { CodeSearchView } from "./CodeSearchView.tsx";
import { HitPreview } from "./HitPreview.tsx";

export interface CodeSearchProps {
  /** What is searched, as the host's address has it; empty for nothing yet. */
  code: string;
  /** Another code is wanted; upper case, never empty. */
  onSearch: (code: string) => void;
  /** The product type that is shown; null for all. */
  family?: FamilyId | null | undefined;
  onFamilyChange?: ((family: FamilyId | null) => void) | undefined;
  /** Under the preview: banners. */
  below?: ReactNode;
}

/** General search by code, FMSI number or interchange. */
export function CodeSearch({ code, onSearch, family, onFamilyChange, below }: CodeSearchProps) {
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const [ownFamily, setOwnFamily] = useState<FamilyId | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery(codeSearchQuery(client, { code }));
  const shownFamily = family === undefined ? ownFamily : family;
  const hits = (data?.hits ?? []).filter(
    (hit) => shownFamily === null || hit.family === shownFamily,
  );
  // The best match stands beside the results until another is chosen.
  const selected = hits.find((hit) => hit.code === chosen) ?? hits[0];

  return (
    <CodeSearchView
      code={code}
      onSearch={onSearch}
      result={data}
      isSearching={isFetching}
      error={isFetching ? null : error}
      onRetry={() => void refetch()}
      family={shownFamily}
      onFamilyChange={onFamilyChange ?? setOwnFamily}
      selected={selected?.code ?? null}
      onSelect={setChosen}
      onOpen={(hit) => navigate(links.datasheet(hit))}
      preview={selected === undefined ? undefined : <HitPreview hit={selected} />}
      below={below}
    />
  );
}
