import { Button, Inline, TextField } from "@caliper/design-system";
import { useState } from "react";

export interface CellEditorProps {
  label: string;
  /** The value at first. */
  from: string;
  saveLabel: string;
  cancelLabel: string;
  isPending: boolean;
  /** Null empties the cell. */
  onSave: (value: string | null) => void;
  onClose: () => void;
}

/** Selects the old value so that typing replaces it. */
const takeFocus = (input: HTMLInputElement | null) => input?.select();

/** The field for a new value of a cell, or of all cells with the same value. */
export function CellEditor({ label, from, onSave, onClose, ...props }: CellEditorProps) {
  const [value, setValue] = useState(from);
  const save = () => onSave(value.trim() === "" ? null : value.trim());
  return (
    <Inline gap={8} align="end">
      <TextField
        label={label}
        value={value}
        onChange={setValue}
        isMono
        inputRef={takeFocus}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === "Enter" && !props.isPending) save();
          if (event.key === "Escape") onClose();
        }}
      />
      <Button onPress={save} isPending={props.isPending}>
        {props.saveLabel}
      </Button>
      <Button variant="plain" onPress={onClose}>
        {props.cancelLabel}
      </Button>
    </Inline>
  );
}
