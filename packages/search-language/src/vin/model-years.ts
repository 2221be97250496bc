/** The characters of position 10, from 1980 and again from 2010. */
const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";
const firstYear = 1980;
const cycle = yearCodes.length;
/** Older cars are rare. */
const firstMexican = 1990;

/**
 * Manufacturers that use position 10 for something else in cars that are not for North America: Mercedes-Benz, BMW,
 * Renault, Peugeot, Citroën, Fiat, Nissan and Toyota, Ford in Europe and others.
 */
const withoutYear =
  /^(?:W(?:D|1|BA|BS|BX|BY|M|F0)|V[FRN]|VS[5K]|UU|Z(?:FA|AR|LA|FC|CF)|SJN|SB1|NM|J[NT]|MR)/u;

export interface YearQuestion {
  readonly vin: string;
  /** Built by the rules of North America. */
  readonly isNorthAmerican: boolean;
  /** A car, van or light truck. */
  readonly isLight: boolean;
  readonly thisYear: number;
}

/** The model years that a VIN may have, the most likely first; empty if it does not contain one. */
export function modelYears({ vin, isNorthAmerican, isLight, thisYear }: YearQuestion): number[] {
  if (!isNorthAmerican && withoutYear.test(vin)) return [];
  const index = yearCodes.indexOf(vin.charAt(9));
  if (index < 0) return [];
  const nextYear = thisYear + 1;
  const years = [firstYear + cycle * 2, firstYear + cycle, firstYear]
    .map((first) => first + index)
    .filter((year) => year <= nextYear)
    // Next year's models are sold already, but few of them.
    .toSorted((a, b) => Number(a === nextYear) - Number(b === nextYear));
  if (!isNorthAmerican || !isLight) return years;
  // Position 7 is a digit until 2009 and a letter from 2010, except in some cars built for the Mexican market.
  const isOld = /\d/u.test(vin.charAt(6));
  const rank = (year: number) => Number(year < firstYear + cycle !== isOld);
  if (!vin.startsWith("3")) return years.filter((year) => rank(year) === 0);
  const isAncient = (year: number) => year < firstMexican;
  return years.toSorted((a, b) => Number(isAncient(a)) - Number(isAncient(b)) || rank(a) - rank(b));
}
