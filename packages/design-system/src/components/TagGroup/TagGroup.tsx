import { Button, Label, Tag, TagGroup as AriaTagGroup, TagList } from "react-aria-components";
import { label as labelStyle } from "../../parts/Field.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./TagGroup.css.ts";

export interface TagItem {
  /** The id that `onRemove` is called with. */
  id: string;
  /** One to three words. */
  label: string;
}

export interface TagGroupProps {
  /** Above the tags, and their accessible name. */
  label: string;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  /** In the order they were chosen. */
  items: readonly TagItem[];
  /** Called with the id of the removed tag. */
  onRemove: (id: string) => void;
  /** Name of a tag's remove button: `Remove`. Screen readers add the tag. */
  removeLabel: string;
}

/** Chosen values that can be removed one by one: active filters, selected models. */
export function TagGroup({
  label,
  hideLabel = false,
  items,
  onRemove,
  removeLabel,
}: TagGroupProps) {
  return (
    <AriaTagGroup
      className={styles.group}
      onRemove={(keys) => {
        for (const key of keys) onRemove(String(key));
      }}
    >
      <Label className={labelStyle({ isHidden: hideLabel })}>{label}</Label>
      <TagList className={styles.list} items={items}>
        {(item) => (
          <Tag className={styles.tag} id={item.id} textValue={item.label}>
            {item.label}
            <Button slot="remove" className={styles.remove} aria-label={removeLabel}>
              <Icon name="close" size="small" />
            </Button>
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
