import type { Datasheet } from "@caliper/api-client";
import {
  judgeSubstitution,
  type PartValues,
  type Substitution,
  type SubstitutionReason,
} from "@caliper/catalogue-model";
import { Stack, Tag, type TagProps, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useFormat } from "../../provider/index.ts";
import { dimensionValues } from "../../shared/dimensions/index.ts";
import { Block } from "../../shared/sheet-layout/index.ts";
import { useTerms } from "../../terms/index.ts";
import { statedBy } from "./statedBy.ts";
import * as styles from "./SubstitutionBlock.css.ts";

export interface SubstitutionBlockProps {
  /** Two to four parts; each is compared with the first one, in both directions. */
  parts: readonly Datasheet[];
}

/** In words, whether one part can replace another, with the reason per dimension. */
export function SubstitutionBlock({ parts: [first, ...others] }: SubstitutionBlockProps) {
  const t = useText();
  return (
    <Block heading={t("comparison.substitutionHeading")} note={t("comparison.substitutionNote")}>
      <ul className={styles.verdicts}>
        {first &&
          others.flatMap((other) => [
            <Direction key={`${other.code} next`} old={first} next={other} />,
            <Direction key={`${other.code} old`} old={other} next={first} />,
          ])}
      </ul>
    </Block>
  );
}

interface DirectionProps {
  old: Datasheet;
  next: Datasheet;
}

const tags = {
  yes: { tone: "success", icon: "check" },
  withWork: { tone: "warning", icon: "check" },
  no: { tone: "danger", icon: "close" },
  unknown: { tone: "neutral", icon: "info" },
  none: { tone: "neutral", icon: "info" },
} as const satisfies Record<Substitution["verdict"], Partial<TagProps>>;

function Direction({ old, next }: DirectionProps) {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const textOf = useReasonText({ old, next });
  const isOneFamily = old.family === next.family;
  const { verdict, reasons } = isOneFamily
    ? judgeSubstitution(old.family, valuesOf(old), valuesOf(next))
    : ({ verdict: "none", reasons: [] } as const);
  const replacement = statedBy(old, next.code);
  const codes = replacement?.parts.map(({ code, ratio }) =>
    ratio === 1 ? code : `${format.count(ratio)} × ${code}`,
  );
  const family = (part: Datasheet) => terms.family(part.family, "many");
  return (
    <Stack as="li" gap={2}>
      <span className={styles.verdict}>
        <Text weight="medium">
          {t("comparison.canReplace", { next: next.code, old: old.code })}
        </Text>
        <Tag {...tags[verdict]}>{t("comparison.verdict", { verdict })}</Tag>
      </span>
      {!isOneFamily && t("comparison.instead", { value: family(next), old: family(old) })}
      {isOneFamily &&
        verdict === "none" &&
        reasons.length === 0 &&
        t("comparison.noTolerances", { family: family(old) })}
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.field} className={styles.reason}>
              {textOf(reason)}
            </li>
          ))}
        </ul>
      )}
      {replacement && (
        <Text tone="success">
          {t("comparison.stated", {
            verdict,
            replacement: [
              `${old.code} → ${codes?.join(" + ")}`,
              ...replacement.reasons.map(terms.value),
            ].join(" · "),
          })}
        </Text>
      )}
    </Stack>
  );
}

const valuesOf = ({ dimensions, position, fmsi }: Datasheet): PartValues => ({
  ...dimensionValues(dimensions),
  position,
  fmsi,
});

/** `Overall height: 7.4 mm lower`; of work only what must be done. */
function useReasonText({ old, next }: DirectionProps): (reason: SubstitutionReason) => string {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const { family } = old;
  return (reason) => {
    const amount = ({ by, change }: { readonly by: number; readonly change: string }) =>
      t("comparison.amount", { size: format.dimension(by, family), change });
    const withColumnName = (text: string) => `${terms.column(family, reason.field)}: ${text}`;
    switch (reason.kind) {
      case "bored":
      case "ground":
        return t(`comparison.work.${reason.kind}`, { size: format.dimension(reason.to, family) });
      case "other": {
        const valueText = (value: string | number) =>
          typeof value === "number" ? format.count(value) : terms.value(value);
        return withColumnName(
          t("comparison.instead", { value: valueText(reason.value), old: valueText(reason.old) }),
        );
      }
      case "missing": {
        const codes = [reason.inOld && old.code, reason.inNext && next.code].filter(Boolean);
        return withColumnName(t("comparison.noValueOf", { codes: codes.join(", ") }));
      }
      case "beyond":
        return withColumnName(amount(reason));
      case "within":
        return withColumnName(t("comparison.withinTolerance", { change: amount(reason) }));
    }
  };
}
