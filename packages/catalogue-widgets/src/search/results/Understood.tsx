import type { Finding, TextPiece, UnderstoodPiece } from "@caliper/api-client";
import { familiesOf } from "@caliper/catalogue-model";
import {
  Button,
  Inline,
  MenuButton,
  type MenuEntry,
  Notice,
  Stack,
  Text,
} from "@caliper/design-system";
import { useRef } from "react";
import { useText } from "../../messages/index.ts";
import { useFormat, useViewer } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { inchFraction } from "./inchFraction.ts";
import { otherTexts, type PairedTrait } from "./otherTexts.ts";
import { replaced } from "./replaced.ts";

export interface UnderstoodProps {
  finding: Pick<Finding, "understood" | "notUnderstood" | "parts">;
  /** The text of the finding. */
  text: string;
  /** Called with the text in which a piece was removed or replaced. */
  onTextChange: (text: string) => void;
  /** Called with the piece to change by typing. */
  onEdit: (piece: TextPiece) => void;
}

const remove = "remove";
const edit = "edit";

/** The readings of a text, one editable chip for each piece, and the pieces without a reading. */
export function Understood({ finding, text, onTextChange, onEdit }: UnderstoodProps) {
  const t = useText();
  const label = useChipLabel(finding);
  const context = {
    terms: useTerms(),
    families: familiesOf(useViewer()),
    brands: new Set(finding.parts.flatMap(({ brand }) => brand ?? [])),
    traitName: (trait: PairedTrait) => t(`search.trait.${trait}`),
  };
  const format = useFormat();
  const conflicts = finding.understood.flatMap((piece) =>
    piece.kind === "years" && piece.conflict ? [{ ...piece.conflict, years: piece.years }] : [],
  );
  const unsold = finding.understood.find(({ kind }) => kind === "unsold");
  const otherMakers = finding.understood.filter((piece) => piece.kind === "other_maker");
  const model = finding.understood.find(({ kind }) => kind === "model");
  const isSold = finding.understood.some(({ kind }) => kind === "product");
  const section = useRef<HTMLElement>(null);
  const { understood, notUnderstood } = finding;
  const unstated = understood.filter((piece) => piece.kind === "trait" && !piece.isStated);
  // No chip for a single code, which the results show. The number of a vehicle has its own note.
  const isCode = understood.every(({ kind }) =>
    ["code", "gtin", "vin", "frame_number"].includes(kind),
  );
  if (understood.length === 0 || (isCode && notUnderstood.length === 0)) return null;
  const entries = (alternatives: readonly string[]): MenuEntry[] => [
    ...alternatives.map((other) => ({ id: other, label: other })),
    ...(alternatives.length > 0 ? (["separator"] as const) : []),
    { id: edit, label: t("search.understood.edit"), icon: "edit" },
    { id: remove, label: t("search.understood.remove"), icon: "close" },
  ];
  const change = (piece: TextPiece) => (id: string) => {
    if (id !== edit) return onTextChange(replaced(text, piece, id === remove ? "" : id));
    // The menu keeps the focus until it has closed; then its button regains it.
    section.current?.addEventListener("focusin", () => onEdit(piece), { once: true });
  };
  return (
    <section aria-label={t("search.understood.heading")} ref={section}>
      <Stack gap={8}>
        <Inline gap={8} align="center">
          {understood.map((piece) => (
            <MenuButton
              key={`${piece.from} ${piece.kind}`}
              label={t("search.understood.chip", { piece: label(piece) })}
              shown={label(piece)}
              size="chip"
              items={entries(otherTexts(piece, context))}
              onAction={change(piece)}
            />
          ))}
          {notUnderstood.map((piece) => (
            <MenuButton
              key={piece.from}
              label={t("search.understood.unknown", { piece: piece.text })}
              shown={t("search.understood.unknown", { piece: piece.text })}
              icon="warning"
              size="chip"
              items={entries([])}
              onAction={change(piece)}
            />
          ))}
        </Inline>
        {conflicts.map(({ name, built, years }) => (
          <Notice key={name} tone="warning">
            {t("search.understood.conflict", {
              name,
              built: format.years(built),
              years: format.years(years),
            })}
          </Notice>
        ))}
        {unsold && (
          <Notice
            action={
              model &&
              !isSold && (
                <Button size="chip" onPress={() => onTextChange(replaced(text, unsold, ""))}>
                  {t("search.jump.partsFor", { vehicle: label(model) })}
                </Button>
              )
            }
          >
            {t("search.understood.unsold", { piece: unsold.text })}
          </Notice>
        )}
        {otherMakers.map(({ name }) => (
          <Notice key={name}>{t("search.understood.otherMaker", { maker: name })}</Notice>
        ))}
      </Stack>
      {unstated.length > 0 && (
        <Text variant="caption" tone="muted">
          {t("search.trait.unstated", { traits: unstated.map(label).join(", ") })}
        </Text>
      )}
      {notUnderstood.length > 0 && (
        <Text variant="caption" tone="muted">
          {t("search.understood.unknownHint")}
        </Text>
      )}
    </section>
  );
}

function useChipLabel({
  understood,
}: Pick<Finding, "understood">): (piece: UnderstoodPiece) => string {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const families = understood.flatMap((piece) => (piece.kind === "product" ? piece.families : []));
  return (piece) => {
    switch (piece.kind) {
      case "code":
      case "vin":
      case "frame_number":
      case "gtin":
      case "engine":
      case "unsold":
        return piece.text;
      case "other_maker":
        return piece.name;
      case "brand":
        return piece.brand;
      case "maker":
        return piece.maker;
      case "model":
        return [piece.maker, piece.model, piece.submodel].filter(Boolean).join(" ");
      case "chassis":
        return piece.submodel;
      case "years":
        return piece.months ? piece.text : format.years(piece.years);
      case "axle":
        return terms.position(piece.axle);
      case "product":
        return piece.families.map((family) => terms.family(family, "many")).join(" / ");
      case "trait":
        return t(`search.trait.${piece.trait}`, { inches: piece.inches ?? "" });
      case "measures": {
        if (piece.labeled) return piece.text;
        const figures = piece.values
          .map((value) =>
            piece.unit === "in"
              ? (inchFraction(value) ?? format.inches(value))
              : format.dimension(value, families.length === 1 ? families[0] : undefined),
          )
          .join(" × ");
        return piece.isAssumed
          ? t("search.understood.assumedUnit", { measures: figures, unit: piece.unit })
          : `${figures} ${piece.unit}`;
      }
    }
  };
}
