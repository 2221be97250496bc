import { Button, Text, TextField } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { takeFocus } from "./NameDialog.tsx";
import * as styles from "./PartsList.css.ts";

export interface NoteCellProps {
  code: string;
  note: string;
  onChange: (note: string) => void;
}

const maxLength = 500;

/** A note that becomes a field when it is pressed. */
export function NoteCell({ code, note, onChange }: NoteCellProps) {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const label = t("lists.noteOf", { code });
  if (typed === undefined)
    return (
      <span className={styles.remark}>
        {note !== "" && <Text variant="caption">{note}</Text>}
        <span className={styles.flush}>
          <Button
            size="chip"
            variant="plain"
            icon="edit"
            label={label}
            onPress={() => setTyped(note)}
          >
            {t("order.note")}
          </Button>
        </span>
      </span>
    );
  const save = () => {
    if (typed.trim() !== note) onChange(typed.trim());
    setTyped(undefined);
  };
  return (
    <div className={styles.note}>
      <TextField
        label={label}
        hideLabel
        inputRef={takeFocus}
        maxLength={maxLength}
        value={typed}
        onChange={setTyped}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === "Enter") save();
          if (key === "Escape") setTyped(undefined);
        }}
      />
    </div>
  );
}
