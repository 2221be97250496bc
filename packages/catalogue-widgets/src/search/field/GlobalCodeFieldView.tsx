import { Kbd } from "@caliper/design-system";
import { contained } from "../../provider/index.ts";
import type { Scanner } from "../../scanning/index.ts";
import { field, shortcutHint } from "./GlobalCodeField.css.ts";
import { SearchBoxView, type SearchBoxViewProps } from "./SearchBoxView.tsx";
import { focusKey, useFieldKeys } from "./useFieldKeys.ts";

export interface GlobalCodeFieldViewProps extends Omit<
  SearchBoxViewProps,
  "size" | "camera" | "clearLabel" | "onOpenChange"
> {
  /** The camera and other scanners; the field has none without it. */
  scanner?: Scanner;
  /** Whether `/` alone focuses the field; users must be able to switch it off. */
  hasSingleKeys?: boolean;
}

/** The search field of the header: `/` and Ctrl or ⌘ K focus it. */
export const GlobalCodeFieldView = contained("search", GlobalCodeFieldViewContent);

function GlobalCodeFieldViewContent({
  scanner,
  hasSingleKeys = true,
  ...props
}: GlobalCodeFieldViewProps) {
  useFieldKeys(props.inputRef, hasSingleKeys);
  return (
    <div className={field}>
      <SearchBoxView {...props} camera={scanner?.action} />
      {props.text === "" && hasSingleKeys && (
        <span className={shortcutHint({ hasButton: scanner?.action !== undefined })}>
          <Kbd isDecorative>{focusKey}</Kbd>
        </span>
      )}
      {scanner?.dialog}
    </div>
  );
}
