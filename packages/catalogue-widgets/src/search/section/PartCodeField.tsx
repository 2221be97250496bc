import { Code, ComboBox, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { searchMessages, sectionMessages } from "../messages.ts";
import { field } from "./PartCodeField.css.ts";

export interface PartSuggestion {
  readonly code: string;
  /** What the list shows for the code: with its match marked. */
  readonly shown: ReactNode;
  /** After the code: product type, kind of hardware. */
  readonly about?: string | undefined;
  /** At the right: why it was found. */
  readonly note?: ReactNode;
}

export interface PartCodeFieldProps {
  text: string;
  onTextChange: (text: string) => void;
  suggestions: readonly PartSuggestion[];
  isLoading?: boolean;
  onSelect: (code: string) => void;
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
  onSelect,
  hint,
  error,
  placeholder,
}: PartCodeFieldProps) {
  const { formatMessage } = useIntl();
  const items = suggestions.map(({ code, shown, about, note }) => ({
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
  }));
  const typed = text.trim();
  return (
    <div className={field}>
      <ComboBox
        label={formatMessage(sectionMessages.label)}
        description={hint}
        error={error}
        isSearch
        size="main"
        items={items}
        inputValue={text}
        onInputChange={onTextChange}
        onChange={onSelect}
        // Enter on a code that is written out needs no arrow key.
        onSubmit={() => {
          const [only, ...others] = suggestions;
          if (only !== undefined && others.length === 0 && !isLoading) onSelect(only.code);
        }}
        isLoading={isLoading}
        loadingText={formatMessage(searchMessages.loading)}
        emptyText={formatMessage(typed === "" ? searchMessages.noItems : searchMessages.noResults)}
        placeholder={placeholder}
      />
    </div>
  );
}
