import { Button, Inline } from "@caliper/design-system";
import { useEffect, useRef } from "react";
import { useText } from "../../messages/index.ts";
import type { Folding } from "./useFolding.ts";

export interface FormSummaryProps {
  folding: Folding;
  /** The parts of the search; each opens the form at its field. */
  chips: readonly { readonly label: string; readonly field?: string }[];
}

/** The search in one line, in place of its form. */
export function FormSummary({ folding: { open, takesFocus }, chips }: FormSummaryProps) {
  const t = useText();
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  return (
    <Inline gap={8} align="center">
      {chips.map(({ label, field }) => (
        <Button key={label} size="chip" onPress={() => open(field)}>
          {label}
        </Button>
      ))}
      <Button size="chip" variant="plain" icon="edit" ref={edit} onPress={() => open()}>
        {t("common.editSearch")}
      </Button>
    </Inline>
  );
}
