import { Button, IconButton } from "@caliper/design-system";
import { type ReactNode, useState } from "react";
import { useText } from "../../messages/index.ts";
import { LineSample } from "./LineSample.tsx";
import { PartDialog } from "./PartDialog.tsx";
import { SlotBody } from "./SlotBody.tsx";
import { codeOf, type Side, type SlotState } from "./state.ts";
import * as styles from "./Slot.css.ts";

export interface SlotProps {
  side: Side;
  slot: SlotState;
  /** An example code of the section, for the empty slot. */
  example: string;
  codeField: (onSelect: (code: string) => void) => ReactNode;
  /** Null empties the slot. */
  onChoose: (code: string | null) => void;
}

/** One of the two parts, or why it is missing, with a button to select another. */
export function Slot({ side, slot, example, codeField, onChoose }: SlotProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const letter = side.toUpperCase();
  const code = codeOf(slot);
  return (
    <section
      className={styles.slot({ isWordy: slot.kind !== "part" && slot.kind !== "loading" })}
      aria-label={t("comparison.slotHead", { side: letter })}
    >
      <LineSample side={side} />
      <div className={styles.body}>
        <SlotBody slot={slot} example={example} onChoose={onChoose} />
      </div>
      <div className={styles.actions}>
        {slot.kind === "failed" && (
          <Button onPress={slot.onRetry} isPending={slot.isRetrying}>
            {slot.retryLabel}
          </Button>
        )}
        {/* Always the same button, because focus returns to it when the dialog closes. */}
        <Button
          variant="secondary"
          label={t(code === undefined ? "comparison.choose" : "comparison.change", {
            side: letter,
          })}
          onPress={() => setOpen(true)}
        >
          {code === undefined
            ? t("comparison.choose", { side: letter })
            : t("comparison.changeShort")}
        </Button>
        {code !== undefined && (
          <IconButton
            icon="close"
            variant="plain"
            label={t("comparison.remove", { code })}
            onPress={() => onChoose(null)}
          />
        )}
      </div>
      <PartDialog
        side={side}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        codeField={codeField}
        onSelect={onChoose}
      />
    </section>
  );
}
