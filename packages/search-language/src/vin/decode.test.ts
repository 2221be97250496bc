import { beforeAll, describe, expect, it, test } from "vitest";
import { vinCheckDigit } from "@caliper/catalogue-model";
import { countryOf } from "./countries.ts";
import { decodeVin, matchedCharacters } from "./decode.ts";
import { type VinData, vinData } from "./vin-data.ts";

const thisYear = 2026;
let data: VinData;
beforeAll(async () => {
  data = await vinData();
});

/** A VIN with an unused serial number; `*` is replaced by the right check digit. */
function vinOf(pattern: string): string {
  return pattern.replace("*", vinCheckDigit(pattern.replace("*", "0")));
}
const decode = (pattern: string) => decodeVin(vinOf(pattern), data, thisYear);

describe("a VIN of North America", () => {
  it.each([
    ["3N1AB7AP*FY900001", "Nissan", "Sentra", 2015, "MX", { liters: "1.8", fuel: "gasoline" }],
    ["2T1BURHE*FC900001", "Toyota", "Corolla", 2015, "CA", { series: "ZRE172L", liters: "1.8" }],
    ["1HGCM826*3A900001", "Honda", "Accord", 2003, "US", { trim: "EX-V6" }],
    [
      "1FT7W2BT*FE900001",
      "Ford",
      "F-250",
      2015,
      "US",
      { liters: "6.7", fuel: "diesel", weight: "2H" },
    ],
    ["KMHCN46C*8U900001", "Hyundai", "Accent", 2008, "KR", { liters: "1.6" }],
    ["WBA3A5C5*DF900001", "BMW", "328i", 2013, "DE", { series: "3-Series", liters: "2.0" }],
    ["JM1BL1SF*A1900001", "Mazda", "Mazda3", 2010, "JP", { series: "Sedan", liters: "2.0" }],
  ])("%s is a %s %s %i", (pattern, maker, model, year, country, facts) => {
    expect(decode(pattern)).toMatchObject({
      makers: [maker],
      models: [model],
      year,
      country,
      isCheckDigitRight: true,
      ...facts,
    });
  });

  it("distinguishes years 30 years apart by position 7", () => {
    expect(decode("1HGCM826*3A900001").year).toBe(2003);
    expect(decode("3VWDX7AJ*BM900001")).toMatchObject({ models: ["Jetta"], year: 2011 });
    expect(decode("1G1JC524*W7900001")).toMatchObject({ models: ["Cavalier"], year: 1998 });
  });

  it("is decoded despite a wrong check digit", () => {
    const right = vinOf("3N1AB7AP*FY900001");
    const wrong = right.slice(0, 8) + (right.charAt(8) === "X" ? "0" : "X") + right.slice(9);
    expect(decodeVin(wrong, data, thisYear)).toMatchObject({
      isCheckDigitRight: false,
      models: ["Sentra"],
      year: 2015,
    });
  });

  it("has the model of the maker's type code where the data has none", () => {
    expect(decode("3N1EB31S*4K900001")).toMatchObject({
      makers: ["Nissan"],
      models: ["Sentra"],
      year: 2004,
      country: "MX",
    });
    expect(decode("3N6XX31S*4K900001")).toMatchObject({ makers: ["Nissan"], models: [] });
  });
});

describe("a VIN of another market", () => {
  it.each([
    ["93HXX26500Z900001", "Honda", "BR"],
    ["8XA53ZEC000900001", "Toyota", "VE"],
    ["9BGJA69X0CB900001", "Chevrolet", "BR"],
    ["9FBXXRADB0M900001", "Renault", "CO"],
    ["8AP00006L00900001", "Fiat", "AR"],
    ["LSGSA52S00D900001", "Chevrolet", "CN"],
    ["MALAM51B00M900001", "Hyundai", "IN"],
    ["LVSFDFAB00F900001", "Ford", "CN"],
    ["9BWAA0ZZ00P900001", "Volkswagen", "BR"],
    ["VF1XX1H0000900001", "Renault", "FR"],
    ["ZFA0000000P900001", "Fiat", "IT"],
    ["WVWZZZZZ06W900001", "Volkswagen", "DE"],
    ["KLATF08Y00B900001", "Chevrolet", "KR"],
  ])("%s is a %s of %s without a model", (vin, maker, country) => {
    const decoded = decodeVin(vin, data, thisYear);
    expect(decoded.makers[0]).toBe(maker);
    expect(decoded).toMatchObject({ models: [], country });
  });

  it.each([
    ["9BD17206L00900001", "Fiat", ["Siena"]],
    ["9BD17800000900001", "Fiat", ["Palio", "Siena"]],
    ["9BWAA05U00P900001", "Volkswagen", ["Gol", "Saveiro", "Voyage"]],
    ["WVWZZZ5K06W900001", "Volkswagen", ["Golf"]],
    ["93HFB26500Z900001", "Honda", ["Civic"]],
    ["9FBLSRADB0M900001", "Renault", ["Logan"]],
    ["8AJFZ29G006900001", "Toyota", ["Fortuner", "Hilux"]],
    ["3G1SF61600S900001", "Chevrolet", ["Corsa"]],
  ])("%s is a %s of a type that is %j", (vin, maker, models) => {
    expect(decodeVin(vin, data, thisYear)).toMatchObject({ makers: [maker], models });
  });

  it("has no check digit unless the market requires one", () => {
    expect(decodeVin("93HFB26520Z900001", data, thisYear).isCheckDigitRight).toBeUndefined();
    expect(decodeVin("LVSFDFAB00F900001", data, thisYear).isCheckDigitRight).toBe(false);
  });

  it("has the latest year that position 10 allows, where it is the year", () => {
    expect(decodeVin("93HFB2650AZ900001", data, thisYear).year).toBe(2010);
    expect(decodeVin("9BWCC05X04P900001", data, thisYear).year).toBe(2004);
    expect(decodeVin("9BWCC05X0TP900001", data, thisYear).year).toBe(2026);
    expect(decodeVin("9BWCC05X0VP900001", data, thisYear).year).toBe(1997);
    expect(decodeVin("9BWCC05X0WP900001", data, thisYear).year).toBe(1998);
    expect(decodeVin("WDB2030041A900001", data, thisYear).year).toBeUndefined();
  });

  it("is not decoded for an unknown manufacturer", () => {
    const decoded = decodeVin("XXXAB7AP0FY900001", data, thisYear);
    expect(decoded).toMatchObject({ makers: [], models: [], isCheckDigitRight: undefined });
  });
});

/** Cars sold from Mexico to Argentina: maker, models, year and country. What a VIN does not contain is left empty. */
const sold = `
3N1CK3CS*FL900001 | Nissan | Micra | 2015 | MX
3N1CN7AD*FK900001 | Nissan | Versa | 2015 | MX
3N1EB31S*7K900001 | Nissan | Sentra | 2007 | MX
3N6DD23T*EK900001 | Nissan | Frontier | 2014 | MX
3VWJV09M*AM900001 | Volkswagen | Jetta | 2010 | MX
3G1TA5AF*DL900001 | Chevrolet | Aveo | 2013 | MX
3GNAL7EC*BS900001 | Chevrolet | Captiva Sport | 2011 | MX
3FADP4BJ*DM900001 | Ford | Fiesta | 2013 | MX
3MZBM1V7*EM900001 | Mazda | Mazda3 | 2014 | MX
3HGGK5H5*FM900001 | Honda | Fit | 2015 | MX
3CZRM3H3*EG900001 | Honda | CR-V | 2014 | MX
3C6SRBDT*GG900001 | Ram | 1500 | 2016 | MX
MA3FB42S*FA900001 | Suzuki | | 2015 | IN
MR2B29F3*H1900001 | Toyota | | | TH
MALBM51B*HM900001 | Hyundai | | 2017 | IN
LSGKB52H*JV900001 | Chevrolet | | 2018 | CN
8AFBR01L*EJ900001 | Ford | | 2014 | AR
9BWAB45U*ET900001 | Volkswagen | Gol, Saveiro, Voyage | 2014 | BR
VSSAB36J*DR900001 | SEAT | Ibiza | 2013 | ES
93HGK5860FZ900001 | Honda | Fit | 2015 | BR
9GAMM6103CB900001 | Chevrolet | Spark | 2012 | CO
9FBLSRADBCM900001 | Renault | Logan | 2012 | CO
9FBHSRAJNFM900001 | Renault | Duster | 2015 | CO
9FCBK45L1D0900001 | Mazda | Mazda3 | 2013 | CO
KNABX512BFT900001 | Kia | Picanto | 2015 | KR
9GDTFR170BB900001 | Chevrolet | | 2011 | CO
3N8CP5HE*JL900001 | Nissan | Kicks | 2018 | MX
JTMBD33V*95900001 | Toyota | RAV4 | 2009 | JP
KMHCT41BAEU900001 | Hyundai | Accent | 2014 | KR
JN1TBNT30Z0900001 | Nissan | X-Trail | | JP
MMBJNKB70ED900001 | Mitsubishi | | 2014 | TH
KL1MJ6A09CC900001 | Chevrolet | Matiz | 2012 | KR
JS3TD54V*84900001 | Suzuki | | 2008 | JP
LVVDB11B0ED900001 | Chery | | 2014 | CN
VF37JNFUCEJ900001 | Peugeot | | | FR
LGWDA2G54EB900001 | Great Wall | | 2014 | CN
8AWPB05Z0BA900001 | Volkswagen | Fox | 2011 | AR
8AP359A0FJU900001 | Fiat | Cronos | 2018 | AR
8AGSB19N0BR900001 | Chevrolet | Corsa | 2011 | AR
8A1BB2W05BL900001 | Renault | Clio | 2011 | AR
8AJFZ29G0B6900001 | Toyota | Fortuner, Hilux | 2011 | AR
8AD2MKFWMDG900001 | Peugeot | 207 | 2013 | AR
9BGKS48B0EG900001 | Chevrolet | Onix, Prisma | 2014 | BR
93YBSR7UHEJ900001 | Renault | Sandero | 2014 | BR
9BFZF55A0B8900001 | Ford | Fiesta | 2011 | BR
8AFAR23L0EJ900001 | Ford | Ranger | 2014 | AR
9GASA52M0DB900001 | Chevrolet | Sail | 2013 | CO
9BRBB42E0B5900001 | Toyota | Corolla | 2011 | BR
MR0FZ29G081900001 | Toyota | Hilux | | TH
KNAPB81A0C7900001 | Kia | Sportage | 2012 | KR
MMBJNKB40AD900001 | Mitsubishi | L200 | 2010 | TH
WDD2040481A900001 | Mercedes-Benz | C-Class | | DE
935SCNFP0DB900001 | Citroën | C3 | 2013 | BR
`;

test.each(sold.trim().split("\n"))("%s", (line) => {
  const [pattern = "", maker, models = "", year = "", country] = line
    .split("|")
    .map((cell) => cell.trim());
  expect(decode(pattern)).toMatchObject({
    models: models === "" ? [] : models.split(", "),
    year: year === "" ? undefined : Number(year),
    country,
  });
  expect(decode(pattern).makers[0]).toBe(maker);
});

describe("a pattern", () => {
  const vin = "3N1AB7AP0FY900001";
  it.each([
    ["AB7", 3],
    ["*B*A", 2],
    ["[A-C]B[67]", 3],
    ["*****|*Y", 1],
    ["*****|F", 1],
    ["AB8", -1],
    ["[D-F]", -1],
    ["*****|*M", -1],
  ])("%s names %i characters", (keys, named) => {
    expect(matchedCharacters(keys, vin)).toBe(named);
  });
});

test.each([
  ["3N1", "MX"],
  ["9BW", "BR"],
  ["93Y", "BR"],
  ["9FB", "CO"],
  ["8AP", "AR"],
  ["8XA", "VE"],
  ["8Z1", "VE"],
  ["8LB", "EC"],
  ["JTD", "JP"],
  ["KMH", "KR"],
  ["MR0", "TH"],
  ["VF1", "FR"],
  ["VSS", "ES"],
  ["TMB", "CZ"],
  ["U5Y", "SK"],
])("%s is a manufacturer of %s", (code, country) => {
  expect(countryOf(code)).toBe(country);
});

test.each([
  ["1HGCM82633A", "Honda", "Accord", 2003],
  ["3N1AB7AP5EY9000", "Nissan", "Sentra", 2014],
  ["JM1BL1SF7A1", "Mazda", "Mazda3", 2010],
])(
  "%s without its last characters is a %s %s %i without a check digit",
  (vin, maker, model, year) => {
    expect(decodeVin(vin, data, thisYear)).toMatchObject({
      makers: [maker],
      models: [model],
      year,
      isCheckDigitRight: undefined,
    });
  },
);
