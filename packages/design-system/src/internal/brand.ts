import { createContext, use } from "react";
import { brand } from "../theme/brand.ts";
import type { Brand } from "../theme/tokens.ts";

/** Whose name and logo are shown: what the nearest theme root says, else the build's own. */
export const BrandContext = createContext<Brand>(brand);

export const useBrand = (): Brand => use(BrandContext);
