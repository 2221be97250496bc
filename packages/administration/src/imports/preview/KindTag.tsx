import type { ImportRowKind } from "@caliper/api-client";
import { type IconName, Tag, type TagProps } from "@caliper/design-system";
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

export function KindTag({ kind }: { kind: ImportRowKind }) {
  const t = useText();
  const { tone, icon, text } = looks[kind];
  return (
    <Tag tone={tone} icon={icon}>
      {t(text)}
    </Tag>
  );
}
