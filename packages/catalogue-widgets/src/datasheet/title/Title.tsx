import { productTitle } from "@caliper/catalogue-model";
import type { Datasheet } from "@caliper/api-client";
import type { ReactNode } from "react";
import { dimensionText } from "../../shared/dimensions/index.ts";
import { useLinks } from "../../provider/index.ts";
import { TitleBlock } from "../../shared/sheet-layout/index.ts";

export interface TitleProps {
  /** The part: its code, family and dimensions. */
  datasheet: Pick<Datasheet, "code" | "family" | "dimensions">;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** The row below. */
  children?: ReactNode;
}

/** The code and the product type. */
export function Title({ datasheet: { code, family, dimensions }, actions, children }: TitleProps) {
  const links = useLinks();
  return (
    <TitleBlock
      title={code}
      isCode
      typeName={productTitle(family, dimensionText(dimensions, "disc"))}
      actions={actions}
      href={links.shortDatasheet({ code, family })}
    >
      {children}
    </TitleBlock>
  );
}
