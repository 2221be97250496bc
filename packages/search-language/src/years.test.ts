import { expect, it } from "vitest";
import { readText } from "./text.ts";
import { yearsIn } from "./years.ts";

function yearsOf(text: string, hasVehicle = true) {
  const reading = yearsIn(readText(text), { hasVehicle, isFree: () => true });
  return (
    reading && [text.slice(reading.from, reading.to), reading.years.from, reading.years.to ?? null]
  );
}

it.each([
  ["corolla 2014", ["2014", 2014, 2014]],
  ["corolla2014", undefined],
  ["corolla 15", ["15", 2015, 2015]],
  ["corolla 98", ["98", 1998, 1998]],
  ["2012-15 corolla", ["2012-15", 2012, 2015]],
  ["98-02", ["98-02", 1998, 2002]],
  ["2010 a 2014", ["2010 a 2014", 2010, 2014]],
  ["2010 hasta 2014", ["2010 hasta 2014", 2010, 2014]],
  ["2014-2010", ["2010", 2010, 2010]],
  ["desde 2012", ["desde 2012", 2012, null]],
  ["a partir de 2012", ["a partir de 2012", 2012, null]],
  ["2012 en adelante", ["2012 en adelante", 2012, null]],
  ["2012+", ["2012+", 2012, null]],
  ["peugeot 2008 2015", ["2015", 2015, 2015]],
  ["1.8 corolla", undefined],
  ["1949", undefined],
  ["2099", undefined],
  ["D1985", undefined],
])("the years of %j are %j", (text, years) => {
  expect(yearsOf(text)).toEqual(years);
});

it("two digits are a year only beside a vehicle or a word for years", () => {
  expect(yearsOf("15", false)).toBeUndefined();
  expect(yearsOf("modelo 15", false)).toEqual(["15", 2015, 2015]);
  expect(yearsOf("'98", false)).toEqual(["98", 1998, 1998]);
});
