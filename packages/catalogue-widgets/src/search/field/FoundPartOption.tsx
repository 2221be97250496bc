import type { FoundPart } from "@caliper/api-client";
import { Code, Icon, Money, Stack, Text } from "@caliper/design-system";
import { Outline } from "../../drawings/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useQualifiers, useTerms } from "../../terms/index.ts";
import { useReplacedText } from "../../shared/replacements/index.ts";
import { StockState } from "../../shared/stock/index.ts";
import { MatchedCode } from "../results/MatchedCode.tsx";
import * as css from "./FoundPartOption.css.ts";
import { useSuggestionReason } from "../results/useSuggestionReason.ts";

export interface FoundPartOptionProps {
  part: FoundPart;
  /** The text; highlighted in the codes. */
  query: string;
  onCopy: (code: string) => void;
}

/** A suggested part: its outline, code, kind, what it fits, why it is suggested, its price and stock. */
export function FoundPartOption({ part, query, onCopy }: FoundPartOptionProps) {
  const terms = useTerms();
  const format = useFormat();
  const why = useSuggestionReason();
  const replaced = useReplacedText()(part);
  const { code, family, measures, reason, matched, fits, price } = part;
  const qualifiersOf = useQualifiers();
  const vehicle = fits && [
    `${fits.maker} ${fits.model} ${format.years(fits.years)}`,
    ...[qualifiersOf(fits)].filter((text) => text !== null),
  ];
  return (
    <span className={css.option}>
      <span className={css.outline}>
        <Outline family={family} measures={measures} />
      </span>
      <span className={css.words}>
        <span className={css.line}>
          <Code>{reason === "code" ? <MatchedCode query={query}>{code}</MatchedCode> : code}</Code>
          {/* Options contain no other controls; the keyboard copies with Ctrl C. */}
          <span
            role="presentation"
            className={css.copy}
            onPointerDown={(event) => {
              event.preventDefault();
              event.stopPropagation();
            }}
            onPointerUp={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              onCopy(code);
            }}
          >
            <Icon name="copy" size="small" />
          </span>
          <Text variant="cell" tone="muted">
            {terms.family(family)}
          </Text>
        </span>
        <span className={css.about}>
          {reason !== undefined && reason !== "code" && matched !== undefined && (
            <>
              <MatchedCode query={query}>{matched}</MatchedCode>{" "}
            </>
          )}
          {replaced === "" ? why(part) : replaced}
          {vehicle?.map((text) => ` · ${text}`)}
        </span>
      </span>
      {price && (
        <Stack gap={0} align="end">
          <Money amount={price.amount} />
          <Text nowrap>{price.stock && <StockState stock={price.stock} isShort />}</Text>
        </Stack>
      )}
    </span>
  );
}
