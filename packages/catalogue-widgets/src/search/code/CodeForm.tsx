import { Button, SearchField, useRoom } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { codeMessages, placeholderFor } from "./messages.ts";
import { searchMessages } from "../../shared/results/index.ts";
import { commonMessages } from "../../shared/common-messages/index.ts";
import { useDraft } from "../../shared/search-state/index.ts";
import { form, grow } from "./CodeSearch.css.ts";

export interface CodeFormProps {
  /** The last search, in upper case. */
  code: string;
  onSearch: (code: string) => void;
}

/** One field for any code. Enter searches; codes are read in capitals. */
export function CodeForm({ code, onSearch }: CodeFormProps) {
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
          value={draft}
          onChange={(typed) => setDraft(typed.toUpperCase())}
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
