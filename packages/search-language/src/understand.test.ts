import { describe, expect, it } from "vitest";
import { codeCandidates, knownCodes } from "./codes.ts";
import type { Reading } from "./reading.ts";
import { names } from "./testing/names.ts";
import { readText } from "./text.ts";
import { codeBesideWords, codeTextOf, isGuess, understand } from "./understand.ts";

const codes = new Set(["D1210", "BR31338", "206", "2014"]);

const read = (text: string) =>
  understand(
    text,
    names,
    knownCodes(codeCandidates(readText(text)), (key) => codes.has(key)),
  );

/** What a reading says, in short. */
function valueOf(reading: Reading): string {
  switch (reading.kind) {
    case "code":
      return reading.key ?? "";
    case "brand":
      return reading.brand;
    case "maker":
      return reading.maker;
    case "model":
      return `${reading.maker} ${reading.model}`;
    case "years":
      return `${reading.years.from}–${reading.years.to ?? ""}`;
    case "axle":
      return reading.axle;
    case "product":
      return reading.families.join(" ");
    case "engine":
      return String(reading.liters ?? "");
    case "trait":
      return reading.trait;
    case "other_maker":
      return reading.name;
    case "chassis":
    case "frame_number":
    case "gtin":
    case "measures":
    case "unsold":
    case "vin":
      return "";
  }
}

const readingsOf = (text: string) =>
  read(text).readings.map((reading) => {
    const isCorrected = "corrected" in reading && reading.corrected;
    const written = text.slice(reading.from, reading.to);
    return `${reading.kind} ${written} = ${valueOf(reading)}${isCorrected ? "?" : ""}`;
  });
const restOf = (text: string) => read(text).rest.map(({ from, to }) => text.slice(from, to));

describe("understand", () => {
  it.each([
    [
      "pastillas delanteras corolla 2014",
      [
        "product pastillas = brake_pads",
        "axle delanteras = Front",
        "model corolla = Toyota Corolla",
        "years 2014 = 2014–2014",
      ],
    ],
    ["corola 2014", ["model corola = Toyota Corolla?", "years 2014 = 2014–2014"]],
    ["toyta corrola", ["maker toyta = Toyota?", "model corrola = Toyota Corolla?"]],
    ["pastilas civic", ["product pastilas = brake_pads?", "model civic = Honda Civic"]],
    ["hilux 4x4", ["model hilux = Toyota Hilux", "trait 4x4 = four_wheel_drive"]],
    ["civic desde 2012", ["model civic = Honda Civic", "years desde 2012 = 2012–"]],
    ["yaris 98-02", ["model yaris = Toyota Yaris", "years 98-02 = 1998–2002"]],
    ["gol 1.6 trasero", ["model gol = Volkswagen Gol", "engine 1.6 = 1.6", "axle trasero = Rear"]],
    ["grand vitara", ["model grand vitara = Suzuki Grand Vitara"]],
    ["brembo corolla", ["brand brembo = Brembo", "model corolla = Toyota Corolla"]],
    ["dot 4 500 ml", ["product dot 4 500 ml = brake_fluids"]],
  ])("reads %j", (text, readings) => {
    expect(readingsOf(text)).toEqual(readings);
    expect(restOf(text)).toEqual([]);
  });

  it("takes a text that is a code as a code only", () => {
    expect(readingsOf("206")).toEqual(["code 206 = 206"]);
    expect(readingsOf("2014")).toEqual(["code 2014 = 2014"]);
  });

  it("takes a known code beside a vehicle as the vehicle and the year", () => {
    expect(readingsOf("peugeot 206 2014")).toEqual([
      "model peugeot 206 = Peugeot 206",
      "years 2014 = 2014–2014",
    ]);
  });

  it("does not read a displacement as the end of a model's name", () => {
    expect(readingsOf("mazda 3 2.3")).toEqual(["model mazda 3 = Mazda 3", "engine 2.3 = 2.3"]);
    expect(readingsOf("mazda 323")).toEqual(["model mazda 323 = Mazda 323"]);
  });

  it("guesses no names in a message with several codes", () => {
    expect(readingsOf("por favol D1210 y BR31338")).toEqual([
      "code D1210 = D1210",
      "code BR31338 = BR31338",
    ]);
  });

  it("reads a code with the number of its plate as one", () => {
    expect(readingsOf("8878-D1210")).toEqual(["code 8878-D1210 = D1210"]);
  });

  it("leaves words that it does not know, without filler words", () => {
    expect(restOf("necesito xyz123 para corolla")).toEqual(["xyz123"]);
    expect(restOf("brembo P83 071")).toEqual(["P83", "071"]);
  });

  it("reads an empty text and one of signs as nothing", () => {
    for (const text of ["", "   ", "¿¡—!?"]) {
      expect(readingsOf(text)).toEqual([]);
      expect(restOf(text)).toEqual([]);
    }
  });
});

describe("the code in the rest of a text", () => {
  it("is what was not understood, without spaces and signs", () => {
    expect(codeTextOf(read("brembo P83-071"))).toBe("P83071");
  });

  it("is the only piece with digits beside other words", () => {
    expect(codeBesideWords(read("cil zzz 116483"))).toBe("116483");
    expect(codeBesideWords(read("zzz 116483 22333"))).toBe("");
    expect(codeBesideWords(read("116483"))).toBe("");
  });
});

describe("measures", () => {
  it.each([
    ["rotor 277 x 20.4", [277, 20.4], "mm"],
    ["rotor usado 277 x 20.4", [277, 20.4], "mm"],
    ["rotor nuevo mide 277 x 20.4 mm", [277, 20.4], "mm"],
    ["worn rotor 277 x 20.4", [277, 20.4], "mm"],
    ["rotor 11 in x 22 mm", [279.4, 22], "mm"],
    ["rotor 27.7 x 2.04 cm", [277, 20.4], "mm"],
    ["rotor 27,7cm x 20,4mm", [277, 20.4], "mm"],
    ["pastilla 13.1 x 5.5 cm", [131, 55], "mm"],
    ["pastillas 13.1 x 5.5", [131, 55], "mm"],
    ["tambor 10 x 2 1/4", [254, 57.15], "in"],
    ["13.1 x 5.5 centimetros", [131, 55], "mm"],
    ["rotor 28 centímetros x 22 milímetros", [280, 22], "mm"],
  ])("%j is %j mm", (text, values, unit) => {
    const found = read(text).readings.find(({ kind }) => kind === "measures");
    expect(found).toMatchObject({ values, unit });
    expect(restOf(text)).toEqual([]);
  });
});

describe("words of a message", () => {
  it.each([
    ["precio de D1210 por favor", ["code D1210 = D1210"]],
    ["buenos dias, tienen D1210 disponible?", ["code D1210 = D1210"]],
    ["hola me cotiza BR31338 gracias", ["code BR31338 = BR31338"]],
    ["hello, please quote D1210", ["code D1210 = D1210"]],
    [
      "buenas tardes jefe tendrá pastillas del corolla 2014",
      [
        "product pastillas = brake_pads",
        "model corolla = Toyota Corolla",
        "years 2014 = 2014–2014",
      ],
    ],
    [
      "urge rotor delantero civic por favor",
      ["product rotor = brake_rotors", "axle delantero = Front", "model civic = Honda Civic"],
    ],
  ])("are not part of %j", (text, readings) => {
    expect(readingsOf(text)).toEqual(readings);
  });
});

describe("axles", () => {
  it.each([
    ["frt rotor civic", "Front"],
    ["pastillas post. corolla", "Rear"],
    ["pads rr yaris", "Rear"],
    ["balatas de atras gol", "Rear"],
  ])("of %j", (text, axle) => {
    expect(read(text).readings).toContainEqual(expect.objectContaining({ kind: "axle", axle }));
  });
});

describe("isGuess", () => {
  it.each([
    ["zarnel corolla", true],
    ["antena aveo", true],
    ["gato de piso hilux 2012", true],
    ["antena para corola", true],
    ["pastillas corolla", false],
    ["corolla xli 2012", false],
    ["corola xli", false],
    ["zzz toyota corolla", false],
    ["vvt 1.8 corolla", false],
    ["saturn", false],
    ["", false],
  ])("of %j is %s", (text, isGuessed) => {
    expect(isGuess(understand(text, names, []))).toBe(isGuessed);
  });
});

it("names the generation of a chassis without a model", () => {
  expect(understand("kun26 discos", names, []).readings).toContainEqual(
    expect.objectContaining({ kind: "model", model: "Hilux", generation: "AN10/AN20/AN30" }),
  );
});

describe("years beside a generation", () => {
  const conflictOf = (text: string) =>
    understand(text, names, []).readings.flatMap((reading) =>
      reading.kind === "years" && reading.conflict ? [reading.conflict] : [],
    );

  it.each([
    ["sentra b15 2014", "b15", 2000, 2006],
    ["2014 sentra b15", "b15", 2000, 2006],
    ["sentra 2008-2012 b13", "b13", 1990, 1994],
    ["kun26 2003", "kun26", 2004, 2015],
    ["corolla zze122 2014", "zze122", 2000, 2007],
  ])("contradict it in %j", (text, name, from, to) => {
    expect(conflictOf(text)).toEqual([{ name, built: { from, to } }]);
  });

  it.each(["sentra b15 2004", "sentra 2004-2012 b15", "sentra b15", "sentra 2014", "kun26 2010"])(
    "do not contradict it in %j",
    (text) => {
      expect(conflictOf(text)).toEqual([]);
    },
  );
});

it.each([
  "precio de D1210 por favor",
  "cuánto cuestan las balatas del corolla 2012",
  "do you guys have brake pads for a 2012 corolla?",
  "what's the price on D1210 please",
  "quisiera saber si tienen D1210 en stock, gracias",
  "hi, I need rear pads for my corolla asap",
  "ando buscando balatas para un aveo",
])("no word of %j is left", (text) => {
  const { readings, rest } = read(text);
  expect(rest.map(({ from, to }) => text.slice(from, to))).toEqual([]);
  expect(readings).not.toEqual([]);
});

it.each([
  ["renault 19", "Renault 19", undefined],
  ["renault 12", "Renault", undefined],
  ["toyota 12", "Toyota", "2012–2012"],
])("%s names %s and the years %s", (text, vehicle, years) => {
  const { readings } = read(text);
  expect(readings.filter(({ kind }) => kind === "model" || kind === "maker").map(valueOf)).toEqual([
    vehicle,
  ]);
  expect(readings.filter(({ kind }) => kind === "years").map(valueOf)[0]).toBe(years);
});

it.each([
  ["brakes for a 2012 corolla", "Toyota Corolla"],
  ["aveo 2012 discos grand vitara", "Chevrolet Aveo"],
  ["aveo sedan 2012", "Chevrolet Aveo"],
])("the vehicle in %s is %s", (text, vehicle) => {
  const { readings } = read(text);
  const vehicles = readings.filter(({ kind }) => kind === "model" || kind === "maker");
  expect(vehicles.map(valueOf)).toEqual([vehicle]);
});
