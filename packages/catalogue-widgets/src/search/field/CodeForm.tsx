import { Button, SearchField, useRoom } from "@caliper/design-system";
import type { RefObject } from "react";
import { useText } from "../../messages/index.ts";
import { useDraft } from "../../shared/search-state/index.ts";
import { form, grow } from "../CodeSearch.css.ts";
import { placeholderFor } from "./placeholder.ts";

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
  const t = useText();
  const [draft, setDraft] = useDraft(code);
  const { ref, room } = useRoom();
  const trimmed = draft.trim();
  const search = () => {
    if (trimmed !== "") onSearch(trimmed);
  };
  return (
    <search className={form} aria-label={t("search.code.heading")}>
      <div className={grow} ref={ref}>
        <SearchField
          label={t("search.code.label")}
          size="main"
          inputRef={inputRef}
          value={draft}
          onChange={(typed) => {
            setDraft(typed.toUpperCase());
            onEdit(typed);
          }}
          onSubmit={search}
          placeholder={t(placeholderFor(room))}
          clearLabel={t("common.clear")}
        />
      </div>
      <Button variant="primary" size="main" onPress={search} isDisabled={trimmed === ""}>
        {t("search.button")}
      </Button>
    </search>
  );
}
