import { createContext, use } from "react";

type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** Number of levels added to headings inside; 0 on our own pages. */
export const HeadingOffset = createContext(0);

/** The level of a heading inside the surrounding `HeadingOffset`, at most 6. */
export const useHeadingLevel = (level: Level): Level =>
  Math.min(6, level + use(HeadingOffset)) as Level;
