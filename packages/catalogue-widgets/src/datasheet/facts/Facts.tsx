import { type FamilyId, familyOf } from "@caliper/catalogue-model";
import type { Datasheet } from "@caliper/api-client";
import { Code, FactsStrip, Icon, Inline, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import { type PlainTextId, useText } from "../../messages/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { dimensionNumber, dimensionText } from "../../shared/dimensions/index.ts";

export interface FactsProps {
  /** The part. */
  datasheet: Datasheet;
  /** Scale and projection of the drawing. */
  scale?: ReactNode;
}

interface Fact {
  id: string;
  label: string;
  value: ReactNode;
}

/** The row under the title: up to seven facts about the part after the user's own code, and its scale; facts without a value are omitted. */
export function Facts({ datasheet, scale }: FactsProps) {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const { dimensions, drawing, family, fmsi, pallet, position, certification } = datasheet;
  const { customerCode: own } = datasheet;

  const facts: Fact[] = [];
  const add = (label: PlainTextId, value: ReactNode) => {
    const name = t(label);
    facts.push({ id: name, label: name, value });
  };
  const words = (label: PlainTextId, text: string | null | undefined) => {
    if (text) add(label, text);
  };
  const figures = (label: PlainTextId, text: string | null | undefined) => {
    if (text) add(label, <Code size="inherit">{text}</Code>);
  };

  words(
    "datasheet.facts.customerCode",
    own?.description ? `${own.code} (${own.description})` : own?.code,
  );
  words("common.position", position && terms.position(position));
  figures("datasheet.facts.fmsi", fmsi);
  figures("common.drawing", drawing);
  const disc = dimensionText(dimensions, "disc");
  words("datasheet.facts.disc", disc && terms.value(disc));
  const drumType = dimensionText(dimensions, "drumType");
  words("datasheet.facts.drumType", drumType && terms.value(drumType));
  const holes = dimensionNumber(dimensions, "holes");
  const circle = dimensionNumber(dimensions, "boltCircle");
  if (holes !== null && circle !== null)
    figures(
      "datasheet.facts.boltPattern",
      t("datasheet.facts.boltPatternValue", { holes, circle: format.dimension(circle, family) }),
    );
  figures(
    "datasheet.facts.bore",
    dimensionText(dimensions, "size") ?? dimensionText(dimensions, "bore"),
  );
  figures("datasheet.facts.thread", dimensionText(dimensions, "thread"));
  figures("datasheet.facts.ports", dimensionText(dimensions, "ports"));
  if (pallet?.weight && pallet.boxQuantity)
    figures("datasheet.facts.weight", format.weight(pallet.weight / pallet.boxQuantity));
  if (certification.certified)
    add(
      "datasheet.facts.certification",
      <Certified grades={someGrades(family, certification.grades)} />,
    );

  if (scale) add("datasheet.facts.scale", scale);

  if (facts.length === 0) return null;
  return <FactsStrip rule="none" facts={facts} />;
}

/** The certified grades where the family has others besides, otherwise none. */
function someGrades(family: FamilyId, certified: readonly string[]): readonly string[] {
  return familyOf(family).grades.every((grade) => certified.includes(grade)) ? [] : certified;
}

/** Names the certified grades if others are not certified. */
function Certified({ grades }: { grades: readonly string[] }) {
  const t = useText();
  const terms = useTerms();
  const names = grades.map((grade) => terms.grade(grade, true)).join(", ");
  return (
    <Text tone="success">
      <Inline as="span" gap={4} wrap={false}>
        <Icon name="certified" size="small" />
        {names === "" ? t("common.certified") : names}
      </Inline>
    </Text>
  );
}
