import { media } from "../theme/scale.ts";
import { useMediaQuery } from "./useMediaQuery.ts";

/** Whether the page is laid out for print. Only for content that the screen does not have; use CSS for layout. */
export const usePrinted = (): boolean => useMediaQuery(media.print, false);
