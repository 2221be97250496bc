import { Kbd } from "@caliper/design-system";
import { useState } from "react";
import { contained } from "../../provider/index.ts";
import type { Scanner } from "../../scanning/index.ts";
import { field, shortcutHint } from "./GlobalCodeField.css.ts";
import { SearchBoxView, type SearchBoxViewProps } from "./SearchBoxView.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { focusKey, useCodeFieldShortcut, useHelpShortcut } from "./useShortcut.ts";

export interface GlobalCodeFieldViewProps extends Omit<
  SearchBoxViewProps,
  "size" | "camera" | "clearLabel" | "onOpenChange"
> {
  /** The camera and other scanners; the field has none without it. */
  scanner?: Scanner;
}

/** The search field of the header: `/` and Ctrl or ⌘ K focus it, `?` lists the shortcuts. */
export const GlobalCodeFieldView = contained("search", GlobalCodeFieldViewContent);

function GlobalCodeFieldViewContent({ scanner, ...props }: GlobalCodeFieldViewProps) {
  const [showsHelp, setShowsHelp] = useState(false);
  useCodeFieldShortcut(props.inputRef);
  useHelpShortcut(setShowsHelp);
  return (
    <div className={field}>
      <SearchBoxView {...props} camera={scanner?.action} />
      {props.text === "" && (
        <span className={shortcutHint({ hasButton: scanner?.action !== undefined })}>
          <Kbd isDecorative>{focusKey}</Kbd>
        </span>
      )}
      {scanner?.dialog}
      <Shortcuts isOpen={showsHelp} onOpenChange={setShowsHelp} />
    </div>
  );
}
