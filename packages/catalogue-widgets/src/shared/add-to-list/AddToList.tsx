import { Button, Hide, IconButton } from "@caliper/design-system";
import * as styles from "./AddToList.css.ts";
import { type PartToAdd, usePartsLists } from "./partsLists.ts";

export interface AddToListProps {
  /** The parts; without any there is no button. */
  parts: readonly PartToAdd[];
  /** An icon in a row, an icon over the corner of the card after it, or a button with words. */
  as?: "row" | "corner" | "button";
  /** The words of the button; by default the host's, with the codes of several parts. */
  label?: string;
}

/** Offers to add parts to a list of the user; nothing where the host has no lists. It does not print. */
export function AddToList({ parts, as = "row", label }: AddToListProps) {
  const lists = usePartsLists();
  if (lists === undefined || parts.length === 0) return null;
  const add = () => lists.add(parts);
  const name = lists.labelOf(parts.map(({ code }) => code).join(", "));
  return (
    <Hide on="print">
      {as === "button" ? (
        <Button icon="plus" onPress={add}>
          {label ?? (parts.length > 1 ? name : lists.label)}
        </Button>
      ) : (
        <div className={as === "corner" ? styles.corner : undefined}>
          <IconButton icon="plus" variant="plain" size="chip" label={name} onPress={add} />
        </div>
      )}
    </Hide>
  );
}
