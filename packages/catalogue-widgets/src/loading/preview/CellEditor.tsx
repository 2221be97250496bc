import type { CellProblem, SheetCell } from "@caliper/api-client";
import { Button, Inline, TextField } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { previewMessages as texts } from "./messages.ts";
import { editor } from "./PreviewTable.css.ts";

export interface CellEditorProps {
  problem: CellProblem;
  /** The column in the reader's language. */
  title: string;
  isPending: boolean;
  /** Null empties the cell. */
  onSave: (value: SheetCell) => void;
  onClose: () => void;
}

/** The field opens because somebody pressed the cell: what was there is to be typed over. */
const takeFocus = (input: HTMLInputElement | null) => input?.select();

/** Puts another value into a cell, under the sentence that says what was wrong with the old one. */
export function CellEditor({ problem, title, isPending, onSave, onClose }: CellEditorProps) {
  const { formatMessage } = useIntl();
  const [value, setValue] = useState(problem.value);
  const save = () => onSave(value.trim() === "" ? null : value.trim());
  return (
    <div className={editor}>
      <Inline gap={8} align="end">
        <TextField
          label={formatMessage(texts.correctionLabel, { row: problem.row, column: title })}
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
          {formatMessage(texts.correctionSave)}
        </Button>
        <Button variant="plain" onPress={onClose}>
          {formatMessage(texts.correctionCancel)}
        </Button>
      </Inline>
    </div>
  );
}
