import type { LineAnswer } from "@caliper/catalogue-model";
import { useFormat, useLinks } from "@caliper/catalogue-widgets/shared";
import { Code, Tag, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Marks } from "../../lists/index.ts";
import { useText } from "../../messages/index.ts";

export interface LineAnswerTextProps {
  /** Undefined for a line that is not answered yet. */
  answer: LineAnswer | undefined;
  /** The customer has not seen it yet. */
  isNew?: boolean;
}

/** How the company answers a line of a customer's order. */
export function LineAnswerText({ answer, isNew = false }: LineAnswerTextProps) {
  const { formatDate } = useIntl();
  const t = useText();
  const links = useLinks();
  const format = useFormat();
  const { kind, code, quantity, date, note } = answer ?? {};
  const facts = [
    ...(quantity === undefined
      ? []
      : [t("order.answer.pieces", { count: quantity, shown: format.count(quantity) })]),
    // A day without a time is the same in every time zone.
    ...(date === undefined ? [] : [formatDate(date, { dateStyle: "medium", timeZone: "UTC" })]),
  ];
  return (
    <>
      <Marks>
        {isNew && <Tag tone="info">{t("order.answer.changed")}</Tag>}
        <Text tone={kind === undefined ? "subtle" : kind === "none" ? "danger" : "text"}>
          {t(kind === undefined ? "order.answer.open" : `order.answer.${kind}`)}
        </Text>
        {code !== undefined && <Code href={links.datasheet({ code })}>{code}</Code>}
      </Marks>
      {facts.length > 0 && <Text as="p">{facts.join(" · ")}</Text>}
      {note !== undefined && (
        <Text as="p" variant="caption" tone="subtle">
          {note}
        </Text>
      )}
    </>
  );
}
