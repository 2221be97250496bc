import { codeSearchQuery } from "@caliper/api-client";
import type { SearchSection } from "@caliper/api-client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useClient, useLinks, useNavigate } from "../../provider/context.ts";
import { useFailure } from "../../provider/useFailure.ts";
import { useTerms } from "../../terms/useTerms.ts";
import { sectionMessages } from "../messages.ts";
import { MatchedCode } from "../parts/MatchedCode.tsx";
import { useDebounced } from "../parts/useDebounced.ts";
import { PartCodeField } from "./PartCodeField.tsx";

export interface SectionCodeSearchProps {
  /** Hardware has `HardwareCodeSearch`. */
  section: Exclude<SearchSection, "hardware">;
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
export function SectionCodeSearch({ section, onSelect }: SectionCodeSearchProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const failureOf = useFailure();
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const code = text.trim();
  const query = useDebounced(code);
  const { data, error, isFetching } = useQuery({
    ...codeSearchQuery(client, { code: query, section, limit: mostSuggestions }),
    placeholderData: keepPreviousData,
  });
  const hits = code === "" ? [] : (data?.hits ?? []);
  const failure = error === null ? undefined : failureOf(error);
  const example = examples[section];

  return (
    <PartCodeField
      text={text}
      onTextChange={setText}
      suggestions={hits.map(({ code: own, family, match }) => ({
        code: own,
        shown: match.reason === "code" ? <MatchedCode query={query}>{own}</MatchedCode> : own,
        about: terms.family(family),
        note: (
          <>
            {match.reason !== "code" && match.text !== undefined && (
              <>
                <MatchedCode query={query}>{match.text}</MatchedCode>{" "}
              </>
            )}
            {terms.reason(match.reason, match.brand)}
          </>
        ),
      }))}
      isLoading={code !== "" && (isFetching || query !== code)}
      onSelect={(chosen) => {
        if (onSelect !== undefined) onSelect(chosen);
        else navigate(links.datasheet({ code: chosen, family: familyIn(hits, chosen) }));
      }}
      hint={formatMessage(sectionMessages.hint)}
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
