import { normalizeCode } from "@caliper/catalogue-model";
import { ComboBox } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useAnnouncement } from "../../shared/search-state/index.ts";
import { type PartSuggestion, suggestionItem } from "./suggestionItem.tsx";
import { field } from "./PartCodeField.css.ts";

export interface PartCodeFieldProps {
  text: string;
  /** In capitals, as codes are read. */
  onTextChange: (text: string) => void;
  suggestions: readonly PartSuggestion[];
  isLoading?: boolean;
  /** The suggestions are only similar, so Enter does not choose one. */
  isGuess?: boolean;
  onSelect: (code: string) => void;
  /** The list of suggestions opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string | undefined;
}

/** The autocomplete for a part code. */
export function PartCodeField({
  text,
  onTextChange,
  suggestions,
  isLoading = false,
  isGuess = false,
  onSelect,
  onOpenChange,
  hint,
  error,
  placeholder,
}: PartCodeFieldProps) {
  const t = useText();
  // The focus stays in the field, so screen readers would not announce its error.
  useAnnouncement(error ?? null);
  return (
    <div className={field}>
      <ComboBox
        label={t("search.section.label")}
        description={hint}
        error={error}
        isSearch
        size="main"
        items={suggestions.map(suggestionItem)}
        inputValue={text}
        onInputChange={(typed) => onTextChange(typed.toUpperCase())}
        onChange={onSelect}
        onOpenChange={onOpenChange}
        // Enter selects a complete code, or the only suggestion, without an arrow key.
        onSubmit={() => {
          const exact = suggestions.find(({ code }) => normalizeCode(code) === normalizeCode(text));
          const [only, ...others] = exact === undefined ? suggestions : [exact];
          if (only !== undefined && others.length === 0 && !isLoading && !isGuess)
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
