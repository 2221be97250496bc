import { Button, SearchField, useRoom } from "@caliper/design-system";
import type { RefObject } from "react";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";
import { searchMessages } from "../../shared/results/index.ts";
import { useDraft } from "../../shared/search-state/index.ts";
import { form, grow } from "./CodeSearch.css.ts";
import { codeMessages, placeholderFor } from "./messages.ts";

export interface CodeFormProps {
  /** The last search. */
  code: string;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Called with the typed text in capitals. */
  onSearch: (code: string) => void;
  /** Called with the text in the field when it changes. */
  onEdit: (text: string) => void;
}

/** A field without suggestions, which needs less script. Enter searches. */
export function CodeForm({ code, inputRef, onSearch, onEdit }: CodeFormProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useDraft(code);
  const { ref, room } = useRoom();
  const trimmed = draft.trim();
  const search = () => {
    if (trimmed !== "") onSearch(trimmed);
  };
  return (
    <search className={form} aria-label={formatMessage(codeMessages.heading)}>
      <div className={grow} ref={ref}>
        <SearchField
          label={formatMessage(codeMessages.label)}
          size="main"
          inputRef={inputRef}
          value={draft}
          onChange={(typed) => {
            setDraft(typed.toUpperCase());
            onEdit(typed);
          }}
          onSubmit={search}
          placeholder={formatMessage(placeholderFor(room))}
          clearLabel={formatMessage(commonMessages.clear)}
        />
      </div>
      <Button variant="primary" size="main" onPress={search} isDisabled={trimmed === ""}>
        {formatMessage(searchMessages.search)}
      </Button>
    </search>
  );
}
