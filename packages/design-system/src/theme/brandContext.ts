import { createContext, use } from "react";
import { brand } from "./brand.ts";
import type { Brand } from "./tokens.ts";

/** The brand of the nearest `ThemeRoot`, or the build's default. */
export const BrandContext = createContext<Brand>(brand);

/** The brand set by the nearest `ThemeRoot`, or that of the build. */
export const useBrand = (): Brand => use(BrandContext);
