export * from "./names.ts";
export {
  converted,
  currencyInTitle,
  currencyOf,
  isUnitName,
  otherUnits,
  type StatedUnit,
} from "./units.ts";
