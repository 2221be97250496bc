import { productTitle } from "@caliper/catalogue-model";
import type { Datasheet } from "@caliper/api-client";
import type { ReactNode } from "react";
import { dimensionText } from "../../shared/dimensions/index.ts";
import { SheetTitle } from "../../shared/sheet-layout/index.ts";

export interface TitleProps {
  /** The part: its code, family and dimensions. */
  datasheet: Pick<Datasheet, "code" | "family" | "dimensions">;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The code and the product type. */
export function Title({ datasheet: { code, family, dimensions }, actions }: TitleProps) {
  const name = productTitle(family, dimensionText(dimensions, "disc"));
  return <SheetTitle title={code} isCode typeName={name} actions={actions} />;
}
