import { media } from "../theme/scale.ts";
import { useMediaQuery } from "./useMediaQuery.ts";

/** Whether the screen is as narrow as a phone's. Only for differences in structure; use CSS for layout. */
export const useNarrow = (): boolean => useMediaQuery(media.narrow, false);
