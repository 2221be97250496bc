import type { ImportRowKind } from "@caliper/api-client";
import { type IconName, Tag, type TagProps } from "@caliper/design-system";
import type { ReactNode } from "react";
import { type TextId, useText } from "../../messages/index.ts";

const looks = {
  added: { tone: "success", icon: "plus", text: "preview.addedOne" },
  changed: { tone: "warning", icon: "edit", text: "preview.changedOne" },
  removed: { tone: "neutral", icon: "minus", text: "preview.removedOne" },
  invalid: { tone: "danger", icon: "warning", text: "preview.invalidOne" },
} as const satisfies Record<
  ImportRowKind,
  { tone: NonNullable<TagProps["tone"]>; icon: IconName; text: TextId }
>;

interface KindTagProps extends Pick<TagProps, "appearance"> {
  kind: ImportRowKind;
  /** The kind of one row by default. */
  children?: ReactNode;
}

/** What an import does with rows. */
export function KindTag({ kind, children, appearance }: KindTagProps) {
  const t = useText();
  const { tone, icon, text } = looks[kind];
  return (
    <Tag tone={tone} icon={icon} appearance={appearance}>
      {children ?? t(text)}
    </Tag>
  );
}
