import type { CodeHit } from "@caliper/api-client";
import { Code, Measurement, Money } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Outline } from "../../drawings/index.ts";
import { useFormat, useLinks } from "../../provider/index.ts";
import { searchMessages } from "../messages.ts";
import { sizeOf } from "../size.ts";
import { card, figures, outline, words } from "./HitCard.css.ts";
import { FitsCell, MatchCell, ProductCell } from "./HitCells.tsx";

/** A found product on a phone: outline, words, figures. */
export function HitCard({
  hit,
  query,
  scaleWithin,
}: {
  hit: CodeHit;
  query: string;
  /** Units per mm that the outlines of its family share. */
  scaleWithin?: number | undefined;
}) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const links = useLinks();
  const size = sizeOf(hit.family, hit.measures, format.dimension);
  return (
    <div className={card}>
      <div className={outline}>
        <Outline
          family={hit.family}
          measures={hit.measures}
          scaleWithin={scaleWithin}
          size="large"
        />
      </div>
      <div className={words}>
        <Code href={links.datasheet(hit)}>{hit.code}</Code>
        <ProductCell hit={hit} />
        <FitsCell hit={hit} />
        <span>
          <MatchCell hit={hit} query={query} inline />
        </span>
      </div>
      <div className={figures}>
        <Money amount={hit.price?.amount} />
        <Measurement value={size} unit={formatMessage(searchMessages.millimetres)} />
      </div>
    </div>
  );
}
