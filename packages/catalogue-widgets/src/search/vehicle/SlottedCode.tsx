import type { SlottedProduct } from "@caliper/api-client";
import { Code, Money } from "@caliper/design-system";
import { Outline } from "../../drawings/index.ts";
import { useLinks } from "../../provider/index.ts";
import { NextPriceNote } from "../../shared/next-price/index.ts";
import { ReplacedMark } from "../../shared/replacements/index.ts";
import { StockButton } from "../../shared/stock/index.ts";
import { lines, outline, slotted, stocked } from "./SlottedCode.css.ts";

export interface SlottedCodeProps {
  code: string;
  /** Undefined if the server did not send it. */
  product?: SlottedProduct | undefined;
  /** Units per mm that the outlines of its family share. */
  scaleWithin?: number | undefined;
}

/** The outline of a product, then its code as a link to its datasheet, over its price and stock. */
export function SlottedCode({ code, product, scaleWithin }: SlottedCodeProps) {
  const links = useLinks();
  return (
    <span className={slotted}>
      {product && (
        <span className={outline}>
          <Outline family={product.family} measures={product.measures} scaleWithin={scaleWithin} />
        </span>
      )}
      <span className={lines}>
        <Code href={links.datasheet({ code, family: product?.family })}>{code}</Code>
        {product?.price?.stock ? (
          <span className={stocked}>
            <Money amount={product.price.amount} />
            <StockButton code={code} price={product.price} />
          </span>
        ) : (
          <Money amount={product?.price?.amount} />
        )}
        <NextPriceNote price={product?.price?.next} isNarrow />
        {product && <ReplacedMark part={product} />}
      </span>
    </span>
  );
}
