import type { ImportRowKind } from "@caliper/api-client";
import { type IconName, Tag, type TagProps } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { previewMessages as texts } from "./messages.ts";

const looks = {
  added: { tone: "success", icon: "plus", text: texts.addedOne },
  changed: { tone: "warning", icon: "edit", text: texts.changedOne },
  removed: { tone: "neutral", icon: "minus", text: texts.removedOne },
  invalid: { tone: "danger", icon: "warning", text: texts.invalidOne },
} as const satisfies Record<
  ImportRowKind,
  { tone: NonNullable<TagProps["tone"]>; icon: IconName; text: object }
>;

export function KindTag({ kind }: { kind: ImportRowKind }) {
  const { formatMessage } = useIntl();
  const { tone, icon, text } = looks[kind];
  return (
    <Tag tone={tone} icon={icon}>
      {formatMessage(text)}
    </Tag>
  );
}
