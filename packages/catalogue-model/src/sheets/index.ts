export {
  choiceNamed,
  choiceText,
  matchHeader,
  noteTitles,
  sheetHeader,
  tablesNamed,
  type HeaderMatch,
} from "./names.ts";
export {
  converted,
  currencyInTitle,
  currencyOf,
  isUnitName,
  otherUnits,
  type StatedUnit,
} from "./units.ts";
