import type { CodeHit } from "@caliper/api-client";
import { ComboBox, Icon, Inline, Kbd, useRoom } from "@caliper/design-system";
import type { RefObject } from "react";
import { useIntl } from "react-intl";
import type { Scanner } from "../../scanning/index.ts";
import { contained } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { codeMessages, placeholderFor } from "../code/messages.ts";
import { searchMessages } from "../../shared/results/index.ts";
import { jumpMessages } from "../words/messages.ts";
import { MatchedCode } from "../parts/MatchedCode.tsx";
import { MatchNote } from "../parts/MatchNote.tsx";
import { type PartSuggestion, suggestionItem } from "../parts/suggestionItem.tsx";
import { jumpIcons } from "../words/Jumps.tsx";
import type { Jump } from "../words/useJumps.ts";
import { field, shortcutHint } from "./GlobalCodeField.css.ts";
import { focusKey, useCodeFieldShortcut } from "./useShortcut.ts";

export interface GlobalCodeFieldViewProps {
  /** The input, so that the host can focus it by a shortcut. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The typed text. */
  text: string;
  /** Called on every keystroke. */
  onTextChange: (text: string) => void;
  /** Matching parts, in the order they are listed. */
  suggestions: readonly CodeHit[];
  /** Screens for a search in words; shown above the codes. */
  jumps?: readonly Jump[];
  /** Similar codes, if none matched. */
  near?: readonly PartSuggestion[];
  /** The text that the suggestions match; highlighted in them. */
  query: string;
  /** Suggestions for the typed text are loading. */
  isLoading?: boolean;
  /** Why the search failed or found nothing; shown in the list. */
  failure?: string | undefined;
  /** Called with the chosen suggestion. */
  onChoose: (hit: CodeHit) => void;
  /** Called with a code that resembles the typed one. */
  onChooseNear: (code: string) => void;
  /** Called with the chosen page or command. */
  onJump: (jump: Jump) => void;
  /** The camera and other scanners; the field has none without it. */
  scanner?: Scanner;
  /** Enter on the typed text. */
  onSubmit: (code: string) => void;
}

/** The code field of the header: `/` and Ctrl or ⌘ K focus it. */
export const GlobalCodeFieldView = contained("search", GlobalCodeFieldViewContent);

function GlobalCodeFieldViewContent({
  inputRef,
  text,
  onTextChange,
  suggestions,
  jumps = [],
  near = [],
  query,
  isLoading = false,
  failure,
  onChoose,
  onChooseNear,
  onJump,
  scanner,
  onSubmit,
}: GlobalCodeFieldViewProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const { ref, room } = useRoom();
  useCodeFieldShortcut(inputRef);
  const codes = suggestions.map((hit) => ({
    ...suggestionItem({
      code: hit.code,
      shown:
        hit.match.reason === "code" ? (
          <MatchedCode query={query}>{hit.code}</MatchedCode>
        ) : (
          hit.code
        ),
      about: terms.family(hit.family),
      note: <MatchNote match={hit.match} query={query} />,
    }),
    choose: () => onChoose(hit),
  }));
  const close = near.map((suggestion) => ({
    ...suggestionItem(suggestion),
    choose: () => onChooseNear(suggestion.code),
  }));
  const screens = jumps.map((jump) => ({
    id: jump.id,
    label: jump.label,
    content: (
      <Inline gap={8} as="span" wrap={false}>
        <Icon name={jumpIcons[jump.by]} size="small" />
        {jump.label}
      </Inline>
    ),
    note:
      jump.note ??
      formatMessage(jump.by === "measures" ? jumpMessages.measureNote : jumpMessages.note),
    choose: () => onJump(jump),
  }));
  return (
    <div className={field} ref={ref}>
      <ComboBox
        label={formatMessage(codeMessages.label)}
        hideLabel
        isSearch
        inputRef={inputRef}
        items={[...screens, ...codes, ...close]}
        value={null}
        inputValue={text}
        onInputChange={onTextChange}
        onChange={(_id, { choose }) => choose()}
        onSubmit={onSubmit}
        action={scanner?.action}
        isLoading={isLoading}
        loadingText={formatMessage(searchMessages.loading)}
        emptyText={failure ?? formatMessage(searchMessages.noResults)}
        noItemsText={formatMessage(searchMessages.noItems)}
        placeholder={formatMessage(placeholderFor(room))}
      />
      {text === "" && (
        <span className={shortcutHint({ hasButton: scanner?.action !== undefined })}>
          <Kbd isDecorative>{focusKey}</Kbd>
        </span>
      )}
      {scanner?.dialog}
    </div>
  );
}
