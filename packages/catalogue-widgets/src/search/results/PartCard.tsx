import type { CodeHit } from "@caliper/api-client";
import { Code, Measurement, Money } from "@caliper/design-system";
import type { ReactNode } from "react";
import { Outline } from "../../drawings/index.ts";
import { useText } from "../../messages/index.ts";
import { useFormat, useLinks } from "../../provider/index.ts";
import { NextPriceNote } from "../../shared/next-price/index.ts";
import { StockButton } from "../../shared/stock/index.ts";
import { ProductCell } from "./HitCells.tsx";
import { sizeOf } from "./size.ts";
import { card, line, next, outline, stock, words } from "./PartCard.css.ts";

export interface PartCardProps {
  part: Pick<CodeHit, "code" | "family" | "measures" | "detail" | "price">;
  /** Units per mm that the outlines of its family share. */
  scaleWithin: number | undefined;
  /** Lines below the product type. */
  children: ReactNode;
}

/** A found product as a card: outline, words, figures. */
export function PartCard({ part, scaleWithin, children }: PartCardProps) {
  const t = useText();
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
        <div className={line}>
          <Code href={links.datasheet(part)}>{part.code}</Code>
          <Money amount={part.price?.amount} />
        </div>
        <div className={stock}>
          <StockButton code={part.code} price={part.price} />
        </div>
        <div className={next}>
          <NextPriceNote price={part.price?.next} />
        </div>
        <div className={line}>
          <ProductCell hit={part} />
          <Measurement
            value={sizeOf(part.family, part.measures, format.dimension)}
            unit={t("common.millimeters")}
          />
        </div>
        {children}
      </div>
    </div>
  );
}
