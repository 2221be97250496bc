import type { CellProblem, SheetCell } from "@caliper/api-client";
import { Button, Inline, TextField } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { editor } from "./PreviewRow.css.ts";

export interface CellEditorProps {
  problem: CellProblem;
  title: string;
  isPending: boolean;
  /** Null empties the cell. */
  onSave: (value: SheetCell) => void;
  onClose: () => void;
}

/** Selects the old value so that typing replaces it. */
const takeFocus = (input: HTMLInputElement | null) => input?.select();

/** The field for a new value of an invalid cell. */
export function CellEditor({ problem, title, isPending, onSave, onClose }: CellEditorProps) {
  const t = useText();
  const [value, setValue] = useState(problem.value);
  const save = () => onSave(value.trim() === "" ? null : value.trim());
  return (
    <div className={editor}>
      <Inline gap={8} align="end">
        <TextField
          label={t("preview.correctionLabel", {
            row: problem.sheetRow ?? problem.row,
            column: title,
          })}
          value={value}
          onChange={setValue}
          isMono
          inputRef={takeFocus}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === "Enter") save();
            if (event.key === "Escape") onClose();
          }}
        />
        <Button onPress={save} isPending={isPending}>
          {t("preview.correctionSave")}
        </Button>
        <Button variant="plain" onPress={onClose}>
          {t("preview.correctionCancel")}
        </Button>
      </Inline>
    </div>
  );
}
