import type { Finding, TextPiece, UnderstoodPiece } from "@caliper/api-client";
import { Inline, MenuButton, type MenuEntry, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { inchFraction } from "./inchFraction.ts";
import { understoodMessages } from "./understoodMessages.ts";
import { replaced } from "./replaced.ts";

export interface UnderstoodProps {
  finding: Pick<Finding, "understood" | "notUnderstood">;
  /** The text of the finding. */
  text: string;
  /** Called with the text in which a piece was removed or replaced. */
  onTextChange: (text: string) => void;
}

const remove = "remove";

/** What a text was understood to mean, one editable chip for each piece, and what was not understood. */
export function Understood({ finding, text, onTextChange }: UnderstoodProps) {
  const { formatMessage } = useIntl();
  const label = useChipLabel();
  const others = useOthers();
  const { understood, notUnderstood } = finding;
  // One code alone, known or not, is what the results show. A VIN has its own notes.
  const isCode = understood.every(({ kind }) => kind === "code" || kind === "gtin");
  if (understood.length === 0 || (isCode && notUnderstood.length === 0)) return null;
  const change = (piece: TextPiece, by: string) => onTextChange(replaced(text, piece, by));
  return (
    <section aria-label={formatMessage(understoodMessages.heading)}>
      <Inline gap={8} align="center">
        {understood.map((piece) => (
          <MenuButton
            key={`${piece.from} ${piece.kind}`}
            label={formatMessage(understoodMessages.chip, { piece: label(piece) })}
            shown={label(piece)}
            items={entriesOf(others(piece), formatMessage(understoodMessages.remove))}
            onAction={(id) => change(piece, id === remove ? "" : id)}
          />
        ))}
        {notUnderstood.map((piece) => (
          <MenuButton
            key={piece.from}
            label={formatMessage(understoodMessages.unknown, { piece: piece.text })}
            shown={formatMessage(understoodMessages.unknown, { piece: piece.text })}
            icon="warning"
            items={entriesOf([], formatMessage(understoodMessages.remove))}
            onAction={() => change(piece, "")}
          />
        ))}
      </Inline>
      {notUnderstood.length > 0 && (
        <Text variant="caption" tone="muted">
          {formatMessage(understoodMessages.unknownHint)}
        </Text>
      )}
    </section>
  );
}

function entriesOf(others: readonly string[], removeLabel: string): MenuEntry[] {
  const lines = others.map((other) => ({ id: other, label: other }));
  const last = { id: remove, label: removeLabel, icon: "close" as const };
  return lines.length > 0 ? [...lines, "separator", last] : [last];
}

function useChipLabel(): (piece: UnderstoodPiece) => string {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const format = useFormat();
  return (piece) => {
    switch (piece.kind) {
      case "code":
      case "vin":
      case "gtin":
      case "engine":
        return piece.text;
      case "brand":
        return piece.brand;
      case "maker":
        return piece.maker;
      case "model":
        return `${piece.maker} ${piece.model}`;
      case "chassis":
        return piece.submodel;
      case "years":
        return format.years(piece.years);
      case "axle":
        return terms.position(piece.axle);
      case "product":
        return piece.families.map((family) => terms.family(family, "many")).join(" / ");
      case "measures": {
        const shown = piece.values
          .map((value) =>
            piece.unit === "in"
              ? (inchFraction(value) ?? format.inches(value))
              : format.dimension(value),
          )
          .join(" × ");
        return piece.isAssumed
          ? formatMessage(understoodMessages.assumedUnit, { measures: shown, unit: piece.unit })
          : `${shown} ${piece.unit}`;
      }
    }
  };
}

/** Texts that a piece may be replaced by; each is understood as well. */
function useOthers(): (piece: UnderstoodPiece) => readonly string[] {
  const terms = useTerms();
  return (piece) => {
    switch (piece.kind) {
      case "model":
        return piece.others.map(({ maker, model }) => `${maker} ${model}`);
      case "axle":
        return [terms.position(piece.axle === "Front" ? "Rear" : "Front")];
      case "product":
        return piece.families.length > 1
          ? piece.families.map((family) => terms.family(family, "many"))
          : [];
      case "brand":
      case "chassis":
      case "code":
      case "engine":
      case "gtin":
      case "maker":
      case "measures":
      case "vin":
      case "years":
        return [];
    }
  };
}
