import type { NearPart } from "@caliper/api-client";
import { normalizeCode } from "@caliper/catalogue-model";
import { Code, ComboBox, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../../messages/index.ts";
import { useAnnouncement } from "../../shared/search-state/index.ts";
import { useTerms } from "../../terms/index.ts";
import { field } from "./PartField.css.ts";

export interface PartSuggestion {
  readonly code: string;
  /** The code in the list, with its match marked. */
  readonly shown: ReactNode;
  /** After the code: product type, kind of hardware. */
  readonly about?: string | undefined;
  /** At the right: the reason of the match. */
  readonly note?: ReactNode;
}

export interface PartFieldProps {
  text: string;
  /** In capitals, as codes are read. */
  onTextChange: (text: string) => void;
  /** The parts whose codes match. */
  suggestions: readonly PartSuggestion[];
  /** Parts with similar codes, which Enter does not choose; listed after the suggestions. */
  near?: readonly NearPart[];
  isLoading?: boolean;
  onSelect: (code: string) => void;
  /** The list of suggestions opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string | undefined;
}

/** The autocomplete for a part code. */
export function PartField({
  text,
  onTextChange,
  suggestions: matching,
  near = [],
  isLoading = false,
  onSelect,
  onOpenChange,
  hint,
  error,
  placeholder,
}: PartFieldProps) {
  const t = useText();
  const terms = useTerms();
  // The focus stays in the field, so screen readers would not announce its error.
  useAnnouncement(error ?? null);
  const similar = near.map(({ code, family, reason, matched, difference }): PartSuggestion => ({
    code,
    shown: code,
    about: terms.family(family),
    note: [...(reason === "code" ? [] : [matched]), t(`search.near.${difference}`)].join(" · "),
  }));
  const suggestions = [...matching, ...similar];
  return (
    <div className={field}>
      <ComboBox
        label={t("search.section.label")}
        description={hint}
        error={error}
        isSearch
        size="main"
        items={suggestions.map(({ code, shown, about, note }) => ({
          id: code,
          label: code,
          content: (
            <>
              <Code>{shown}</Code>{" "}
              <Text variant="cell" tone="muted">
                {about}
              </Text>
            </>
          ),
          note,
        }))}
        inputValue={text}
        onInputChange={(typed) => onTextChange(typed.toUpperCase())}
        onChange={onSelect}
        onOpenChange={onOpenChange}
        // Enter selects a complete code, or the only suggestion, without an arrow key.
        onSubmit={() => {
          const exact = suggestions.find(({ code }) => normalizeCode(code) === normalizeCode(text));
          const [only, ...others] = exact === undefined ? suggestions : [exact];
          if (only !== undefined && others.length === 0 && !isLoading && near.length === 0)
            onSelect(only.code);
        }}
        isLoading={isLoading}
        loadingText={t("search.loading")}
        emptyText={t("common.noResults")}
        noItemsText={t("search.noItems")}
        placeholder={placeholder}
      />
    </div>
  );
}
