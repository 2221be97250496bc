import type { FoundPart, TextPiece } from "@caliper/api-client";
import {
  ComboBox,
  type ComboBoxItem,
  Icon,
  Inline,
  useRoom,
  useCopy,
} from "@caliper/design-system";
import type { RefObject } from "react";
import { useText } from "../../messages/index.ts";
import { useLinks } from "../../provider/index.ts";
import type { CameraAction } from "../../scanning/index.ts";
import { useComparison } from "../../shared/compare-link/index.ts";
import { placeholderFor } from "./placeholder.ts";
import { jumpIcons } from "../results/Jumps.tsx";
import type { Jump } from "../results/useJumps.ts";
import { FoundPartOption } from "./FoundPartOption.tsx";
import { optionKey } from "./optionKeys.ts";

export interface SearchBoxViewProps {
  /** The input, so that the host can focus it. */
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
  /** Whether the results have more parts than those listed. */
  hasMore?: boolean;
  /** The text that the suggestions match; highlighted in them. */
  query: string;
  /** Suggestions for the typed text are loading. */
  isLoading?: boolean;
  /** Why the search failed or found nothing; shown in the list. */
  failure?: string | undefined;
  /** Called with the URL of a suggestion: a datasheet, a comparison, a screen. */
  onGo: (href: string) => void;
  /** Enter on the typed text, or a text that was searched before. */
  onSubmit: (text: string) => void;
  /** The list opened or closed. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Opens the camera. */
  camera?: CameraAction | undefined;
  /** `main` for the search of a page. */
  size?: "control" | "main";
  /** Name of the button that clears the field; there is none without it. */
  clearLabel?: string;
}

interface Item extends ComboBoxItem {
  readonly choose: () => void;
  readonly part?: FoundPart;
}

/** The field that understands codes, vehicles, measures and numbers, with its suggestions. */
export function SearchBoxView({
  inputRef,
  text,
  onTextChange,
  parts,
  jumps = [],
  notUnderstood = [],
  recent = [],
  hasMore = false,
  query,
  isLoading = false,
  failure,
  onGo,
  onSubmit,
  onOpenChange,
  camera,
  size = "control",
  clearLabel,
}: SearchBoxViewProps) {
  const t = useText();
  const links = useLinks();
  const comparison = useComparison();
  const { ref, room } = useRoom();
  const [, copy] = useCopy(t("search.field.copied"));
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
      // A list has the words and numbers beside its codes as quantities, or not at all.
      index === 0 && unknown !== "" && jump.by !== "codes"
        ? t("search.field.notUnderstood", { text: unknown })
        : (jump.note ?? t(notes[jump.by])),
    choose: () => onGo(jump.href),
  }));
  const products = parts.map((part): Item => ({
    id: part.code,
    label: part.code,
    content: <FoundPartOption part={part} query={query} onCopy={(code) => void copy(code)} />,
    choose: () => onGo(links.datasheet({ code: part.code, family: part.family })),
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
    note: t("search.field.recent"),
    choose: () => onSubmit(before),
  }));
  const further: readonly Item[] = hasMore
    ? [
        {
          id: "all",
          label: t("search.field.all", { text: text.trim() }),
          choose: () => onGo(links.codeSearch(text.trim())),
        },
      ]
    : [];
  return (
    <div ref={ref}>
      <ComboBox
        label={t("search.code.label")}
        hideLabel
        isSearch
        size={size}
        inputRef={inputRef}
        items={text === "" ? earlier : [...screens, ...products, ...further]}
        value={null}
        inputValue={text}
        onInputChange={onTextChange}
        onChange={(_id, { choose }) => choose()}
        onSubmit={onSubmit}
        onOpenChange={onOpenChange}
        action={camera}
        clearLabel={clearLabel}
        opensOnFocus={text === ""}
        onItemKey={(event, { part }) => {
          const action = optionKey(event);
          if (part === undefined || action === undefined) return false;
          const href = comparison(part);
          if (action === "copy") void copy(part.code);
          else if (href !== undefined) onGo(href);
          return true;
        }}
        isLoading={isLoading}
        loadingText={t("search.loading")}
        emptyText={failure ?? t("common.noResults")}
        noItemsText={t("search.noItems")}
        placeholder={t(placeholderFor(room))}
      />
    </div>
  );
}

const notes = {
  vehicle: "search.jump.note",
  measures: "search.jump.measureNote",
  codes: "search.jump.listNote",
} as const;
