import { use } from "react";
import { ComboBoxStateContext } from "react-aria-components";
import { empty } from "../../parts/ListBox.css.ts";
import { Spinner } from "../../parts/Spinner.tsx";

interface NoOptionsProps {
  isLoading: boolean;
  loadingText: string;
  emptyText: string;
  noItemsText: string;
}

/** The text of an empty list: loading, no match, or no items. */
export function NoOptions({ isLoading, loadingText, emptyText, noItemsText }: NoOptionsProps) {
  const isTyped = use(ComboBoxStateContext)?.inputValue !== "";
  return (
    <div className={empty}>
      {isLoading && <Spinner />}
      {isLoading ? loadingText : isTyped ? emptyText : noItemsText}
    </div>
  );
}
