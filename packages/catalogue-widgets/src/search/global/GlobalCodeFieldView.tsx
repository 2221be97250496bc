import type { CodeHit } from "@caliper/api-client";
import { Code, ComboBox, Text } from "@caliper/design-system";
import type { RefObject } from "react";
import { useIntl } from "react-intl";
import { useTerms } from "../../terms/useTerms.ts";
import { codeMessages, searchMessages } from "../messages.ts";
import { MatchedCode } from "../parts/MatchedCode.tsx";
import { field, keycap } from "./GlobalCodeField.css.ts";
import { focusKey, useCodeFieldShortcut } from "./useShortcut.ts";

export interface GlobalCodeFieldViewProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  suggestions: readonly CodeHit[];
  /** What the suggestions answer; marked in them. */
  query: string;
  isLoading?: boolean;
  onChoose: (hit: CodeHit) => void;
  /** Enter on what was typed. */
  onSubmit: (code: string) => void;
}

/** The code field of the header: `/` and Ctrl or ⌘ K bring the focus here. */
export function GlobalCodeFieldView({
  inputRef,
  text,
  onTextChange,
  suggestions,
  query,
  isLoading = false,
  onChoose,
  onSubmit,
}: GlobalCodeFieldViewProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  useCodeFieldShortcut(inputRef);
  const items = suggestions.map((hit) => ({
    id: hit.code,
    label: hit.code,
    content: (
      <>
        <Code>
          {hit.match.reason === "code" ? (
            <MatchedCode query={query}>{hit.code}</MatchedCode>
          ) : (
            hit.code
          )}
        </Code>{" "}
        <Text variant="cell" tone="muted">
          {terms.family(hit.family)}
        </Text>
      </>
    ),
    note: <Reason hit={hit} query={query} />,
    hit,
  }));
  return (
    <div className={field}>
      <ComboBox
        label={formatMessage(codeMessages.label)}
        hideLabel
        isSearch
        inputRef={inputRef}
        items={items}
        value={null}
        inputValue={text}
        onInputChange={onTextChange}
        onChange={(_code, { hit }) => onChoose(hit)}
        onSubmit={onSubmit}
        isLoading={isLoading}
        loadingText={formatMessage(searchMessages.loading)}
        emptyText={formatMessage(text === "" ? searchMessages.noItems : searchMessages.noResults)}
        placeholder={formatMessage(codeMessages.placeholder)}
      />
      {text === "" && (
        <kbd className={keycap} aria-hidden>
          {focusKey}
        </kbd>
      )}
    </div>
  );
}

function Reason({ hit, query }: { hit: CodeHit; query: string }) {
  const terms = useTerms();
  const { reason, text, brand } = hit.match;
  return (
    <>
      {reason !== "code" && text !== undefined && (
        <>
          <MatchedCode query={query}>{text}</MatchedCode>{" "}
        </>
      )}
      {terms.reason(reason, brand)}
    </>
  );
}
