import { textIn } from "@caliper/catalogue-model";
import type { CodeHit } from "@caliper/api-client";
import { Code, Measurement, Stack, Text, VisuallyHidden } from "@caliper/design-system";
import { FormattedMessage } from "react-intl";
import { useFormat, useLinks, useLocale } from "../../provider/index.ts";
import { useQualifiers, useTerms } from "../../terms/index.ts";
import { ReplacedMark } from "../../shared/replacements/index.ts";
import { FitNote } from "../../vehicle/index.ts";
import { MatchedCode } from "./MatchedCode.tsx";
import { sizeOf } from "./size.ts";
import { wordGap } from "./wordGap.ts";

/** Product type over its detail, and whether the part is replaced or replaces the code. */
export function ProductCell({
  hit,
}: {
  hit: Pick<CodeHit, "code" | "family" | "detail"> & Parameters<typeof ReplacedMark>[0]["part"];
}) {
  const terms = useTerms();
  const locale = useLocale();
  return (
    <Stack gap={0}>
      <Text variant="cell" nowrap>
        {terms.family(hit.family)}
      </Text>
      <Text variant="caption" tone="subtle">
        {textIn(hit.detail, locale)}
      </Text>
      <ReplacedMark part={hit} />
      <FitNote code={hit.code} />
    </Stack>
  );
}

/** The first vehicle that the product fits, and how many applications more it has. */
export function FitsCell({ hit }: { hit: Pick<CodeHit, "fits"> }) {
  const format = useFormat();
  const qualifiersOf = useQualifiers();
  if (hit.fits === undefined) return null;
  const { maker, model, years, qualifiers, count } = hit.fits;
  const narrowed = qualifiersOf({ qualifiers, years });
  return (
    <Text variant="cell">
      {[maker, model].join(wordGap)}
      {wordGap}
      <Text variant="caption" tone="subtle" nowrap>
        {format.years(years)}
      </Text>
      {narrowed !== null && wordGap}
      {narrowed}
      <Text variant="caption" tone="subtle" nowrap>
        {count > 1 && (
          <>
            <span aria-hidden>
              {wordGap}
              <FormattedMessage id="search.code.moreVehiclesShort" values={{ count: count - 1 }} />
            </span>
            <VisuallyHidden>
              {wordGap}
              <FormattedMessage id="search.code.moreVehicles" values={{ count: count - 1 }} />
            </VisuallyHidden>
          </>
        )}
      </Text>
    </Text>
  );
}

/** The matched code over the reason; only the reason if the viewer may not see the code. */
export function MatchCell({
  hit,
  query,
  inline = false,
}: {
  hit: CodeHit;
  query: string;
  inline?: boolean;
}) {
  const terms = useTerms();
  const { matched: text, reason, brand } = hit;
  // The viewer may not see the reason.
  if (text === undefined) return null;
  const code = (
    <Code size="data">
      <MatchedCode query={query}>{text}</MatchedCode>
    </Code>
  );
  const why = (
    <Text variant="caption" tone="subtle">
      {terms.reason(reason, brand)}
    </Text>
  );
  return inline ? (
    <>
      {code} {why}
    </>
  ) : (
    <Stack gap={0} align="start">
      {code}
      {why}
    </Stack>
  );
}

/** A product code over the reason for which it matched, where that has no column. */
export function MatchedCodeCell({ hit, query }: { hit: CodeHit; query: string }) {
  const links = useLinks();
  const terms = useTerms();
  const isOwn = hit.reason === "code" && hit.matched !== undefined;
  return (
    <Stack gap={0} align="start">
      <Code href={links.datasheet(hit)}>
        {isOwn ? <MatchedCode query={query}>{hit.code}</MatchedCode> : hit.code}
      </Code>
      {isOwn ? (
        <Text variant="caption" tone="subtle">
          {terms.reason(hit.reason, hit.brand)}
        </Text>
      ) : (
        <span>
          <MatchCell hit={hit} query={query} inline />
        </span>
      )}
    </Stack>
  );
}

/** Main measures, without the unit. */
export function SizeCell({ hit }: { hit: Pick<CodeHit, "family" | "measures"> }) {
  const format = useFormat();
  return <Measurement value={sizeOf(hit.family, hit.measures, format.dimension)} />;
}
