import type { SearchSection } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { Stack } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, useFailure, useLinks, useNavigate } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { MatchedCode } from "./results/MatchedCode.tsx";
import { MatchNote } from "./results/MatchNote.tsx";
import { Outdated, useDebounced } from "../shared/search-state/index.ts";
import { PartField } from "./field/PartField.tsx";
import { useFinding } from "./query.ts";
import { SectionHits } from "./results/SectionHits.tsx";
import { sectionExamples } from "./sectionExamples.ts";
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
  const links = useLinks();
  const navigate = useNavigate();
  const { text, type, acceptSuggestion } = useAddressText(address, onTextChange);
  const [isListOpen, setListOpen] = useState(false);
  const code = text.trim();
  const query = useDebounced(code);
  const {
    data: finding,
    error,
    isFetching,
    isPlaceholderData,
  } = useFinding({ text: query, section, limit: maxSuggestions }, { keepsLast: true });
  const hits = code === "" ? [] : (finding?.hits.parts ?? []);
  const isSettled = query === code && !isFetching;
  const near = code === "" || !isSettled ? [] : (finding?.near ?? []);
  const example = sectionExamples[section];
  const open = ({ code: chosen, family }: { code: string; family: FamilyId | undefined }) =>
    navigate(links.datasheet({ code: chosen, family }));

  const field = (
    <PartField
      text={text}
      onTextChange={type}
      suggestions={hits.map((hit) => ({
        code: hit.code,
        shown:
          hit.reason === "code" ? <MatchedCode query={query}>{hit.code}</MatchedCode> : hit.code,
        about: terms.family(hit.family),
        note: <MatchNote hit={hit} query={query} />,
      }))}
      near={near}
      isLoading={code !== "" && !isSettled}
      onOpenChange={setListOpen}
      onSelect={(chosen) => {
        const product = [...hits, ...near].find((candidate) => candidate.code === chosen);
        // The text may have changed since the suggestions were loaded.
        if (onSelect !== undefined) return onSelect(chosen);
        // Before opening: a later URL update would navigate back while the next page loads.
        acceptSuggestion(chosen);
        open({ code: chosen, family: product?.family });
      }}
      hint={
        // The page shows this heading itself unless suggestions are selectable.
        near.length > 0 && onSelect !== undefined
          ? t("search.near.heading", { code })
          : t("search.section.hint")
      }
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
          {/* The field shows errors. */}
          {error === null && (
            <SectionHits code={code === "" ? "" : query} finding={finding} onOpen={open} />
          )}
        </Outdated>
      </div>
    </Stack>
  );
}
