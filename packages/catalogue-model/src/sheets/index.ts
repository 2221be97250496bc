export {
  choiceNamed,
  choiceText,
  matchHeader,
  noteTitles,
  sheetHeader,
  tablesNamed,
} from "./names.ts";
export type { HeaderMatch } from "./names.ts";
export { converted, currencyInTitle, currencyOf, isUnitName, otherUnits } from "./units.ts";
export type { StatedUnit } from "./units.ts";
