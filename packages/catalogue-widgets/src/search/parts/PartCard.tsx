import type { CodeHit } from "@caliper/api-client";
import { Code, Measurement } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Outline } from "../../drawings/index.ts";
import { useFormat, useLinks } from "../../provider/index.ts";
import { ProductCell } from "../code/HitCells.tsx";
import { searchMessages } from "../../shared/results/index.ts";
import { sizeOf } from "../size.ts";
import { card, figures, outline, words } from "./PartCard.css.ts";

export interface PartCardProps {
  part: Pick<CodeHit, "code" | "family" | "measures" | "detail">;
  /** Units per mm that the outlines of its family share. */
  scaleWithin: number | undefined;
  /** Lines below the product type. */
  children: ReactNode;
  /** Above the size. */
  price?: ReactNode;
}

/** A found product on a phone: outline, words, figures. */
export function PartCard({ part, scaleWithin, children, price }: PartCardProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const links = useLinks();
  return (
    <div className={card}>
      <div className={outline}>
        <Outline
          family={part.family}
          measures={part.measures}
          scaleWithin={scaleWithin}
          size="large"
        />
      </div>
      <div className={words}>
        <Code href={links.datasheet(part)}>{part.code}</Code>
        <ProductCell hit={part} />
        {children}
      </div>
      <div className={figures}>
        {price}
        <Measurement
          value={sizeOf(part.family, part.measures, format.dimension)}
          unit={formatMessage(searchMessages.millimeters)}
        />
      </div>
    </div>
  );
}
