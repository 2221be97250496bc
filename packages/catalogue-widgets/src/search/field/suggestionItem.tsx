import { Code, type ComboBoxItem, Text } from "@caliper/design-system";
import type { ReactNode } from "react";

export interface PartSuggestion {
  readonly code: string;
  /** The code in the list, with its match marked. */
  readonly shown: ReactNode;
  /** After the code: product type, kind of hardware. */
  readonly about?: string | undefined;
  /** At the right: the reason of the match. */
  readonly note?: ReactNode;
}

/** A product in the list of a code field: its code, type and the reason of the match. */
export function suggestionItem({ code, shown, about, note }: PartSuggestion): ComboBoxItem {
  return {
    id: code,
    label: code,
    content: (
      <>
        <Code>{shown}</Code>{" "}
        <Text variant="cell" tone="muted">
          {about}
        </Text>
      </>
    ),
    note,
  };
}
