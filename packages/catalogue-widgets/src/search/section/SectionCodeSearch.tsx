import { codeSearchQuery } from "@caliper/api-client";
import type { SearchSection } from "@caliper/api-client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useClient, useLinks, useNavigate } from "../../provider/context.ts";
import { useFailure } from "../../provider/useFailure.ts";
import { useTerms } from "../../terms/useTerms.ts";
import { nearMessages, sectionMessages } from "../messages.ts";
import { MatchedCode } from "../parts/MatchedCode.tsx";
import { MatchNote } from "../parts/MatchNote.tsx";
import { useDebounced } from "../parts/useDebounced.ts";
import { useNearSuggestions } from "../nearest/useNearSuggestions.ts";
import { PartCodeField } from "./PartCodeField.tsx";
import { useAddressText } from "./useAddressText.ts";

export interface SectionCodeSearchProps {
  /** Hardware has `HardwareCodeSearch`. */
  section: Exclude<SearchSection, "hardware">;
  /** What was typed, where the host's address keeps it. */
  text?: string | undefined;
  /** The typing paused; in capitals. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Instead of opening the datasheet. */
  onSelect?: ((code: string) => void) | undefined;
}

const mostSuggestions = 20;

/** The specification's own examples. */
const examples: Readonly<Partial<Record<SearchSection, string>>> = {
  brakepad_band: "D1200",
  rotor_drum: "BD/BR1200",
  cylinder_bomb: "WC/MC116328",
};

/** Finds a product of one section by code; choosing it opens its datasheet. */
export function SectionCodeSearch({
  section,
  text: address = "",
  onTextChange,
  onSelect,
}: SectionCodeSearchProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const failureOf = useFailure();
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const { text, type } = useAddressText(address, onTextChange);
  const code = text.trim();
  const query = useDebounced(code);
  const { data, error, isFetching } = useQuery({
    ...codeSearchQuery(client, { code: query, section, limit: mostSuggestions }),
    placeholderData: keepPreviousData,
  });
  const hits = code === "" ? [] : (data?.hits ?? []);
  const near = useNearSuggestions({
    code: query,
    section,
    isNothing: hits.length === 0 && query === code && data?.total === 0 && !isFetching,
  });
  const failure = error === null ? undefined : failureOf(error);
  const example = examples[section];

  return (
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
      onSelect={(chosen) => {
        if (onSelect !== undefined) onSelect(chosen);
        else
          navigate(
            links.datasheet({
              code: chosen,
              family: familyIn([...hits, ...near.products], chosen),
            }),
          );
      }}
      hint={
        near.suggestions.length > 0
          ? formatMessage(nearMessages.heading, { code })
          : formatMessage(sectionMessages.hint)
      }
      isGuess={near.suggestions.length > 0}
      error={
        failure === undefined ? undefined : [failure.title, failure.detail].join(" ").trimEnd()
      }
      placeholder={
        example === undefined
          ? undefined
          : formatMessage(sectionMessages.example, { code: example })
      }
    />
  );
}

function familyIn<Hit extends { readonly code: string; readonly family: Family }, Family>(
  hits: readonly Hit[],
  code: string,
): Family | undefined {
  return hits.find((hit) => hit.code === code)?.family;
}
