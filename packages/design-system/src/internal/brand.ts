import { createContext, use } from "react";
import { brand } from "../theme/brand.ts";
import type { Brand } from "../theme/tokens.ts";

/** The brand of the nearest `ThemeRoot`, or the build's default. */
export const BrandContext = createContext<Brand>(brand);

export const useBrand = (): Brand => use(BrandContext);
