export {
  choiceNamed,
  choiceText,
  matchHeader,
  noteTitles,
  sheetHeader,
  tablesNamed,
} from "./names.ts";
export type { HeaderMatch } from "./names.ts";
export { converted, currencyOf, otherUnits } from "./units.ts";
export type { StatedUnit } from "./units.ts";
