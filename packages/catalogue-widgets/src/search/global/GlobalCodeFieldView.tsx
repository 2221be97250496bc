import type { FoundPart, TextPiece } from "@caliper/api-client";
import { ComboBox, type ComboBoxItem, Icon, Inline, Kbd, useRoom } from "@caliper/design-system";
import { type RefObject, useState } from "react";
import { useIntl } from "react-intl";
import type { Scanner } from "../../scanning/index.ts";
import { contained } from "../../provider/index.ts";
import { useCopy } from "../../shared/copy/index.ts";
import { searchMessages } from "../../shared/results/index.ts";
import { codeMessages, placeholderFor } from "../code/messages.ts";
import { jumpIcons } from "../words/Jumps.tsx";
import { jumpMessages } from "../words/messages.ts";
import type { Jump } from "../words/useJumps.ts";
import { FoundPartOption } from "./FoundPartOption.tsx";
import { field, shortcutHint } from "./GlobalCodeField.css.ts";
import { fieldMessages } from "./messages.ts";
import { Shortcuts } from "./Shortcuts.tsx";
import { focusKey, useCodeFieldShortcut, useHelpShortcut } from "./useShortcut.ts";

export interface GlobalCodeFieldViewProps {
  /** The input, so that the host can focus it by a shortcut. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The typed text. */
  text: string;
  /** Called on every keystroke. */
  onTextChange: (text: string) => void;
  /** Suggested parts, in the order they are listed. */
  parts: readonly FoundPart[];
  /** Screens for what the text means; shown above the parts. */
  jumps?: readonly Jump[];
  /** Pieces of the text that were not understood. */
  notUnderstood?: readonly TextPiece[];
  /** Texts that were searched before, the last one first; listed on focus. */
  recent?: readonly string[];
  /** The text that the suggestions match; highlighted in them. */
  query: string;
  /** Suggestions for the typed text are loading. */
  isLoading?: boolean;
  /** Why the search failed or found nothing; shown in the list. */
  failure?: string | undefined;
  /** Called with the chosen part. */
  onChoose: (part: FoundPart) => void;
  /** Called with the part to compare with others. */
  onCompare: (part: FoundPart) => void;
  /** Called with the chosen page or command. */
  onJump: (jump: Jump) => void;
  /** The camera and other scanners; the field has none without it. */
  scanner?: Scanner;
  /** Enter on the typed text. */
  onSubmit: (text: string) => void;
}

/** The search field of the header: `/` and Ctrl or ⌘ K focus it, `?` lists the shortcuts. */
export const GlobalCodeFieldView = contained("search", GlobalCodeFieldViewContent);

interface Item extends ComboBoxItem {
  readonly choose: () => void;
  readonly part?: FoundPart;
}

function GlobalCodeFieldViewContent({
  inputRef,
  text,
  onTextChange,
  parts,
  jumps = [],
  notUnderstood = [],
  recent = [],
  query,
  isLoading = false,
  failure,
  onChoose,
  onCompare,
  onJump,
  scanner,
  onSubmit,
}: GlobalCodeFieldViewProps) {
  const { formatMessage } = useIntl();
  const { ref, room } = useRoom();
  const [, copy] = useCopy(formatMessage(fieldMessages.copied));
  const [showsHelp, setShowsHelp] = useState(false);
  useCodeFieldShortcut(inputRef);
  useHelpShortcut(setShowsHelp);
  const unknown = notUnderstood.map((piece) => piece.text).join(" ");
  const screens = jumps.map((jump, index): Item => ({
    id: jump.id,
    label: jump.label,
    content: (
      <Inline gap={8} as="span" wrap={false}>
        <Icon name={jumpIcons[jump.by]} size="small" />
        {jump.label}
      </Inline>
    ),
    note:
      index === 0 && unknown !== ""
        ? formatMessage(fieldMessages.notUnderstood, { text: unknown })
        : (jump.note ?? formatMessage(notes[jump.by])),
    choose: () => onJump(jump),
  }));
  const products = parts.map((part): Item => ({
    id: part.code,
    label: part.code,
    content: <FoundPartOption part={part} query={query} onCopy={(code) => void copy(code)} />,
    choose: () => onChoose(part),
    part,
  }));
  const earlier = recent.map((before): Item => ({
    id: `recent ${before}`,
    label: before,
    content: (
      <Inline gap={8} as="span" wrap={false}>
        <Icon name="history" size="small" />
        {before}
      </Inline>
    ),
    note: formatMessage(fieldMessages.recent),
    choose: () => onSubmit(before),
  }));
  return (
    <div className={field} ref={ref}>
      <ComboBox
        label={formatMessage(codeMessages.label)}
        hideLabel
        isSearch
        inputRef={inputRef}
        items={text === "" ? earlier : [...screens, ...products]}
        value={null}
        inputValue={text}
        onInputChange={onTextChange}
        onChange={(_id, { choose }) => choose()}
        onSubmit={onSubmit}
        action={scanner?.action}
        opensOnFocus={text === ""}
        onItemKey={({ key, ctrlKey, metaKey, altKey }, { part }) => {
          if (part === undefined || altKey || key.toLowerCase() !== "c") return false;
          if (ctrlKey || metaKey) void copy(part.code);
          else onCompare(part);
          return true;
        }}
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
      <Shortcuts isOpen={showsHelp} onOpenChange={setShowsHelp} />
    </div>
  );
}

const notes = {
  vehicle: jumpMessages.note,
  measures: jumpMessages.measureNote,
  codes: jumpMessages.listNote,
  part: fieldMessages.upc,
} as const;
