import { Button } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { useNavigate } from "../../provider/index.ts";
import { useCameraAction } from "../../scanning/index.ts";
import { useDraft } from "../../shared/search-state/index.ts";
import { leaveField } from "./leaveField.ts";
import { SearchBoxView } from "./SearchBoxView.tsx";
import { useRecentTexts } from "./useRecentTexts.ts";
import { useSuggestions } from "./useSuggestions.ts";
import type { CodeFormProps } from "./CodeForm.tsx";
import { form, grow } from "../CodeSearch.css.ts";

/** The search field of a page, with the suggestions of the header's. Enter searches; codes are read in capitals. */
export function SuggestingCodeForm({ code, inputRef, onSearch, onEdit }: CodeFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const camera = useCameraAction();
  const [draft, setDraft] = useDraft(code);
  // A page that opens with results requests no suggestions for their text.
  const [hasFocus, setFocus] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [recent, remember] = useRecentTexts();
  const suggestions = useSuggestions(hasFocus ? draft : "");
  const trimmed = draft.trim();
  const search = (text: string) => {
    const searched = text.trim().toUpperCase();
    if (searched === "") return;
    // In the focused field, a changed text would open the list again: the draft keeps its spaces.
    setDraft(text === draft ? draft : searched, searched);
    onEdit(searched);
    if (text !== draft) leaveField(inputRef.current);
    remember(text.trim());
    onSearch(searched);
  };
  return (
    <search
      className={form}
      aria-label={t("search.code.heading")}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      // An open list hides the page from screen readers, but not the buttons of its own form.
      data-react-aria-top-layer={isOpen ? "true" : undefined}
    >
      <div className={grow}>
        <SearchBoxView
          {...suggestions}
          size="main"
          inputRef={inputRef}
          text={draft}
          onTextChange={(typed) => {
            setDraft(typed.toUpperCase());
            onEdit(typed);
          }}
          recent={recent}
          onGo={(href) => {
            remember(trimmed);
            leaveField(inputRef.current);
            navigate(href);
          }}
          onSubmit={search}
          onOpenChange={setOpen}
          camera={camera}
          clearLabel={t("common.clear")}
        />
      </div>
      <Button
        variant="primary"
        size="main"
        onPress={() => search(draft)}
        isDisabled={trimmed === ""}
      >
        {t("search.button")}
      </Button>
    </search>
  );
}
