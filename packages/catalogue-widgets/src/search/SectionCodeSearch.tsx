import { codeSearchQuery, type SearchSection } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { Stack } from "@caliper/design-system";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import {
  contained,
  useClient,
  useFailure,
  useLinks,
  useNavigate,
  useWarehouse,
} from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { MatchedCode } from "./results/MatchedCode.tsx";
import { MatchNote } from "./results/MatchNote.tsx";
import { Outdated, useDebounced } from "../shared/search-state/index.ts";
import { useNearSuggestions } from "./field/useNearSuggestions.ts";
import { PartCodeField } from "./field/PartCodeField.tsx";
import { SectionHits } from "./results/SectionHits.tsx";
import { useAddressText } from "./field/useAddressText.ts";

export interface SectionCodeSearchProps {
  /** Hardware has `HardwareCodeSearch`. */
  section: Exclude<SearchSection, "hardware">;
  /** The typed text, if the host keeps it in its URL. */
  text?: string | undefined;
  /** The typing paused; in capitals. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Instead of opening the datasheet: the field alone, for a choice. */
  onSelect?: ((code: string) => void) | undefined;
}

const maxSuggestions = 20;

/** The specification's own examples. */
const examples: Readonly<Partial<Record<SearchSection, string>>> = {
  brakepad_band: "D1200",
  rotor_drum: "BD/BR1200",
  cylinder_bomb: "WC/MC116328",
};

/** Finds a product of one section by code; choosing it, in the field's list or below, opens its datasheet. */
export const SectionCodeSearch = contained("search", SectionCodeSearchContent, {
  widget: "SectionCodeSearch",
  props: ["section"],
});

function SectionCodeSearchContent({
  section,
  text: address = "",
  onTextChange,
  onSelect,
}: SectionCodeSearchProps) {
  const t = useText();
  const terms = useTerms();
  const failureOf = useFailure();
  const client = useClient();
  const warehouse = useWarehouse();
  const links = useLinks();
  const navigate = useNavigate();
  const { text, type, settle } = useAddressText(address, onTextChange);
  const [isListOpen, setListOpen] = useState(false);
  const code = text.trim();
  const query = useDebounced(code);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...codeSearchQuery(client, { code: query, section, warehouse, limit: maxSuggestions }),
    placeholderData: keepPreviousData,
  });
  const hits = code === "" ? [] : (data?.hits ?? []);
  const near = useNearSuggestions({
    code: query,
    section,
    isNothing: hits.length === 0 && query === code && data?.total === 0 && !isFetching,
  });
  const example = examples[section];
  const open = ({ code: chosen, family }: { code: string; family: FamilyId | undefined }) =>
    navigate(links.datasheet({ code: chosen, family }));

  const field = (
    <PartCodeField
      text={text}
      onTextChange={type}
      suggestions={[
        ...hits.map(({ code: own, family, match }) => ({
          code: own,
          shown: match.reason === "code" ? <MatchedCode query={query}>{own}</MatchedCode> : own,
          about: terms.family(family),
          note: <MatchNote match={match} query={query} />,
        })),
        ...near.suggestions,
      ]}
      isLoading={code !== "" && (isFetching || near.isFetching || query !== code)}
      onOpenChange={setListOpen}
      onSelect={(chosen) => {
        const product = [...hits, ...near.products].find((known) => known.code === chosen);
        // The text may have changed since the suggestions were loaded.
        if (onSelect !== undefined) return onSelect(chosen);
        // Before opening: a later URL update would navigate back while the next page loads.
        settle(chosen);
        open({ code: chosen, family: product?.family });
      }}
      hint={
        // The page shows this heading itself unless suggestions are selectable.
        near.suggestions.length > 0 && onSelect !== undefined
          ? t("search.near.heading", { code })
          : t("search.section.hint")
      }
      isGuess={near.suggestions.length > 0}
      error={error === null ? undefined : failureOf(error).line}
      placeholder={
        example === undefined ? undefined : t("search.section.example", { code: example })
      }
    />
  );
  if (onSelect !== undefined) return field;
  return (
    <Stack gap={32}>
      {field}
      {/* Under an open list it is hidden from screen readers, so nothing in it may take the focus. */}
      <div inert={isListOpen}>
        <Outdated isOutdated={query !== code || isPlaceholderData}>
          <SectionHits
            section={section}
            code={code === "" ? "" : query}
            result={error === null ? data : undefined}
            onOpen={open}
          />
        </Outdated>
      </div>
    </Stack>
  );
}
