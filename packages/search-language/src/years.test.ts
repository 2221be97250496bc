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
  ["2010 until 2014", ["2010 until 2014", 2010, 2014]],
  ["2012 y mas nuevos", ["2012 y mas nuevos", 2012, null]],
  ["desde 2012", ["desde 2012", 2012, null]],
  ["a partir de 2012", ["a partir de 2012", 2012, null]],
  ["2012 en adelante", ["2012 en adelante", 2012, null]],
  ["2012+", ["2012+", 2012, null]],
  ["corolla 2003 a la fecha", ["2003 a la fecha", 2003, null]],
  ["corolla 2003 hasta hoy", ["2003 hasta hoy", 2003, null]],
  ["corolla 2015 to present", ["2015 to present", 2015, null]],
  ["2015 to date", ["2015 to date", 2015, null]],
  ["spark antes de 2010", ["antes de 2010", 1950, 2009]],
  ["spark antes del año 2010", ["antes del año 2010", 1950, 2009]],
  ["aveo anteriores a 2010", ["anteriores a 2010", 1950, 2009]],
  ["golf before 2004", ["before 2004", 1950, 2003]],
  ["corolla older than 2008", ["older than 2008", 1950, 2007]],
  ["corolla anterior 2010", ["2010", 2010, 2010]],
  ["f ciento cincuenta dos mil doce", ["dos mil doce", 2012, 2012]],
  ["peugeot 2008 2015", ["2015", 2015, 2015]],
  ["1.8 corolla", undefined],
  ["1949", undefined],
  ["2099", undefined],
  ["D1985", undefined],
  ["corolla dos mil doce", ["dos mil doce", 2012, 2012]],
  ["sentra dos mil", ["dos mil", 2000, 2000]],
  ["ram dos mil quinientos", undefined],
  ["aveo del dos mil nueve", ["dos mil nueve", 2009, 2009]],
  ["hilux dos mil veintidós", ["dos mil veintidós", 2022, 2022]],
  ["tsuru mil novecientos noventa y ocho", ["mil novecientos noventa y ocho", 1998, 1998]],
  ["tsuru noventa y ocho", ["noventa y ocho", 1998, 1998]],
  ["civic modelo noventa", ["noventa", 1990, 1990]],
  ["corolla twenty twelve", ["twenty twelve", 2012, 2012]],
  ["corolla twenty oh eight", ["twenty oh eight", 2008, 2008]],
  ["corolla two thousand and five", ["two thousand and five", 2005, 2005]],
  ["civic nineteen ninety eight", ["nineteen ninety eight", 1998, 1998]],
  ["civic ninety eight to two thousand two", ["ninety eight to two thousand two", 1998, 2002]],
  ["hasta 2009", ["hasta 2009", 1950, 2009]],
  ["corolla up to 2009", ["up to 2009", 1950, 2009]],
  ["hasta el año dos mil nueve", ["hasta el año dos mil nueve", 1950, 2009]],
  ["2012, 2013 y 2014", ["2012, 2013 y 2014", 2012, 2014]],
  ["2012,2013,2014", ["2012,2013,2014", 2012, 2014]],
  ["2012/2013/2014", ["2012/2013/2014", 2012, 2014]],
  ["2014 or 2015", ["2014 or 2015", 2014, 2015]],
  ["2014, 2012 and 2013", ["2014, 2012 and 2013", 2012, 2014]],
  ["civic 98, 99", ["98, 99", 1998, 1999]],
  ["dos mil doce a dos mil catorce", ["dos mil doce a dos mil catorce", 2012, 2014]],
  ["corolla 2k8", ["2k8", 2008, 2008]],
  ["corolla 2k12", ["2k12", 2012, 2012]],
  ["corolla 2O14", ["2O14", 2014, 2014]],
  ["corolla 2o1o", ["2o1o", 2010, 2010]],
  ["mazda tres", undefined],
  ["cx cinco", undefined],
  ["veinte", undefined],
])("the years of %j are %j", (text, years) => {
  expect(yearsOf(text)).toEqual(years);
});

it("two digits are a year only beside a vehicle or a word for years", () => {
  expect(yearsOf("15", false)).toBeUndefined();
  expect(yearsOf("modelo 15", false)).toEqual(["15", 2015, 2015]);
  expect(yearsOf("'98", false)).toEqual(["98", 1998, 1998]);
});

it.each([
  ["aveo 06/2009", ["06/2009", 2009, { from: 6, to: 6 }]],
  ["aveo 1/2009 - 5/2009 pads", ["1/2009 - 5/2009", 2009, { from: 1, to: 5 }]],
  ["aveo 13/2009", ["13/2009", 2009, undefined]],
  ["aveo 5/2009 - 1/2009", ["2009", 2009, undefined]],
])("reads the months of %s", (text, expected) => {
  const reading = yearsIn(readText(text), { hasVehicle: true, isFree: () => true });
  expect(
    reading && [text.slice(reading.from, reading.to), reading.years.from, reading.months],
  ).toEqual(expected);
});
