import { boreOf } from "./dimensions.ts";
import { fitsOf } from "./fits.ts";
import { hubOf } from "./hubs.ts";
import type { DemoProduct, Fit, Hub, Position } from "./model.ts";
import * as part from "./products.ts";
import { type Random, random } from "./random.ts";
import { factHubs, type ServiceFact, serviceFacts } from "./service-facts.ts";
import type { Vehicle } from "./vehicles.ts";

/** The product with 500 interchanges, for benchmarks. */
export const manyInterchanges = "BR31000";

/** One product per datasheet type with complete data: pictures, prices, UPCs, similar parts. */
export const complete: ReadonlySet<string> = new Set([
  "D1200",
  "B12003",
  "BL4707",
  "BR31338",
  "BD12009",
  "WC116328",
  "MC116328",
]);

const fit = (
  position: Position | null,
  name: string,
  submodel: string,
  from: number,
  to: number | null,
  engine?: string,
): Fit => {
  const [maker = "", ...model] = name.split(" ");
  const vehicle = { maker, model: model.join(" "), submodel, from, to };
  return { vehicle, position, ...(engine && { engine }) };
};

const small = { holes: 4, circle: 100, bore: 56.6 };
const five = { holes: 5, circle: 100, bore: 54.1 };
const nissan = { holes: 5, circle: 114.3, bore: 66.1 };

const corolla = fit("Rear", "Toyota Corolla", "E140/E150", 2009, 2013, "1.8 L");

/** Products that tests and examples refer to, with fixed data. */
function named(draw: Random): DemoProduct[] {
  type Interchanges = readonly (readonly [brand: string, code: string])[];
  const pad = (
    code: string,
    fmsi: string,
    [length, width]: readonly [number, number],
    fits: Fit[],
    interchanges: Interchanges = [],
  ) => part.pad(draw, { code, fmsi, position: "Front", length, width, fits, interchanges });
  const rotor = (
    code: string,
    position: part.Axle,
    [outer, thickness]: readonly [number, number],
    hub: Hub,
    fits: Fit[],
    interchanges: Interchanges = [],
  ) => {
    const facts = { code, position, outer, thickness, hub, fits, interchanges };
    return part.rotor(draw, { ...facts, ventilated: thickness > 12 });
  };
  return [
    pad(
      "D1200",
      "D1200",
      [137.2, 57.3],
      [
        fit("Front", "Toyota Corolla", "E140/E150", 2009, 2013, "1.8 L"),
        fit("Front", "Toyota Matrix", "E140", 2009, 2013, "1.8 L"),
      ],
      [
        ["ROTEX", "RX1200P"],
        ["OEM", "04465-02220"],
      ],
    ),
    pad(
      "D1200-7580",
      "D1200",
      [137.2, 57.3],
      [fit("Front", "Toyota Corolla", "E140/E150", 2009, 2013, "2.4 L")],
    ),
    part.rotorFrom(
      draw,
      {
        code: "BR31338",
        fmsi: "D1200",
        position: "Front",
        fits: [
          fit("Front", "Toyota Corolla", "S, LE, XLE", 2009, 2013, "1.8 L"),
          fit("Front", "Toyota Corolla", "XRS", 2009, 2010, "2.4 L"),
          fit("Front", "Toyota Matrix", "Base, S", 2009, 2013, "1.8 L"),
          fit("Front", "Toyota Auris", "E150", 2007, 2012, "1.6 / 1.8 L"),
          fit("Front", "Toyota Corolla", "E140 Altis", 2008, 2013, "1.6 / 1.8 L"),
          fit("Front", "Toyota Corolla Verso", "AR10", 2007, 2009, "1.8 L"),
          fit("Front", "Pontiac Vibe", "Base", 2009, 2010, "1.8 L"),
          fit("Front", "Scion xD", "Base", 2008, 2014, "1.8 L"),
          fit("Front", "Geely Emgrand EC7", "GL, GS", 2012, 2017, "1.8 L"),
        ],
        interchanges: [
          ["OEM", "43512-0D991"],
          ["OEM", "43512-0T044"],
          ["ROTEX", "RX31338"],
          ["FRENAX", "FX-27522"],
          ["NORDBREM", "ND7751V"],
          ["KAIROS", "KR-1338"],
          ["TORVO", "TV275.22"],
          ["ALPEK", "AL31338"],
          ["DISKAR", "DK-4410"],
          ["BRENTO", "09.B27"],
          ["VANTEK", "V40-275"],
          ["LUMAR", "LM1338"],
          ["HALDEN", "H27522V"],
        ],
      },
      {
        drawing: "BR01",
        position: "Front",
        disc: "Ventilated",
        outer_diameter: 275,
        hat_diameter: 148,
        centre_bore: 55,
        bolt_circle: 100,
        height: 49.5,
        thickness: 22,
        min_thickness: 20,
        flange: 6.5,
        holes: 5,
      },
    ),
    rotor("BR31340", "Front", [275, 22], five, [
      fit("Front", "Toyota Matrix", "E140", 2009, 2013, "2.4 L"),
    ]),
    rotor(
      "BR31402",
      "Front",
      [280, 24],
      nissan,
      [fit("Front", "Nissan Sentra", "B16", 2007, 2012, "2.0 L")],
      [["FRENAX", "FX-D1200-28"]],
    ),
    rotor(
      "BR30977",
      "Rear",
      [265, 11],
      { holes: 5, circle: 114.3, bore: 67.1 },
      [fit("Rear", "Mazda 3", "BK", 2004, 2009, "2.0 L")],
      [["NORDBREM", "NDD1200R"]],
    ),
    rotor(
      "BR30544",
      "Front",
      [236, 20],
      small,
      [fit("Front", "Chevrolet Aveo", "T200", 2004, 2011, "1.6 L")],
      [["ALPEK", "AL-D1200"]],
    ),
    rotor("BR30981", "Rear", [259, 9], five, [corolla]),
    rotor("BR1200", "Front", [279.7, 21.6], five, [
      fit("Front", "Toyota Camry", "XV10", 1992, 1996, "2.2 L"),
    ]),
    rotor(manyInterchanges, "Front", [302, 28], { holes: 6, circle: 139.7, bore: 106.1 }, [
      fit("Front", "Toyota Hilux", "AN10/AN20/AN30", 2005, 2015, "2.7 L"),
    ]),
    pad(
      "D12001",
      "D1210",
      [131.5, 52.4],
      [
        fit("Front", "Toyota Corolla", "E140/E150", 2009, 2013, "1.8 L"),
        fit("Front", "Toyota Matrix", "E140", 2009, 2013, "1.8 L"),
      ],
    ),
    pad(
      "D12004",
      "D1313",
      [123.9, 50.1],
      [fit("Front", "Nissan Sentra", "B16", 2007, 2012, "2.0 L")],
    ),
    pad(
      "D12007",
      "D1338",
      [149.6, 51.8],
      [fit("Front", "Nissan Rogue", "S35", 2008, 2013, "2.5 L")],
    ),
    pad(
      "D22118",
      "D1578",
      [129.2, 57.6],
      [fit("Front", "Honda Civic", "FD/FA/FG/FK/FN", 2006, 2011, "1.8 L")],
      [["KAIROS", "KP-D1200"]],
    ),
    pad(
      "D21960",
      "D1593",
      [116.2, 48.6],
      [fit("Front", "Hyundai Accent", "RB/RC", 2012, 2017, "1.6 L")],
      [["ROTEX", "RX7D1200"]],
    ),
    part.shoe(draw, {
      code: "B12003",
      fmsi: "S913",
      drumDiameter: 200,
      width: 34.9,
      fits: [fit("Rear", "Chevrolet Aveo", "T200", 2004, 2011)],
      interchanges: [["ROTEX", "D1200S"]],
    }),
    part.shoe(draw, {
      code: "B12011",
      fmsi: "S947",
      drumDiameter: 228.6,
      width: 40,
      fits: [corolla],
    }),
    part.drum(draw, {
      code: "BD12009",
      fmsi: "S913",
      diameter: 200,
      width: 45,
      hub: small,
      withHub: false,
      fits: [
        fit("Rear", "Chevrolet Aveo", "T200", 2004, 2011),
        fit("Rear", "Chevrolet Spark", "M200", 2005, 2009),
      ],
    }),
    part.drum(draw, { code: "BD31512", fmsi: "S947", diameter: 228.6, hub: five, fits: [corolla] }),
    part.drum(draw, {
      code: "BD1200",
      diameter: 203.2,
      hub: small,
      withHub: true,
      fits: [fit("Rear", "Toyota Corolla", "E90", 1987, 1992, "1.6 L")],
    }),
    part.drum(draw, {
      code: "BD2345",
      diameter: 254,
      hub: nissan,
      fits: [fit("Rear", "Nissan Pathfinder", "WD21", 1987, 1995, "3.0 L")],
    }),
    part.wheelCylinder(draw, {
      code: "WC116328",
      bore: boreOf("3/4"),
      fits: [
        { ...fit("Rear", "Toyota Hilux", "AN10/AN20/AN30", 2005, 2015), side: "Both" as const },
      ],
      interchanges: [["TORVO", "TVD1200W"]],
    }),
    part.wheelCylinder(draw, {
      code: "WC116402",
      bore: boreOf("13/16"),
      fits: [{ ...corolla, side: "Both" as const }],
    }),
    part.masterCylinder(draw, {
      code: "MC116328",
      bore: boreOf("1"),
      fits: [fit(null, "Toyota Hilux", "AN10/AN20/AN30", 2005, 2015)],
    }),
    part.masterCylinder(draw, {
      code: "MC116511",
      bore: boreOf("7/8"),
      fits: [fit(null, "Toyota Corolla", "E140/E150", 2009, 2013, "1.8 L")],
    }),
    served(
      part.hardwareKit(draw, {
        code: "H5678",
        axle: "Front",
        disc: true,
        fits: [fit("Front", "Toyota Corolla", "E140/E150", 2009, 2013)],
      }),
      ["D1200", "D12001"],
    ),
  ];
}

function served<P extends DemoProduct>(kit: P, brakes: readonly string[]): P {
  for (const brake of brakes) kit.serves.add(brake);
  return kit;
}

function fromFact(draw: Random, fact: ServiceFact, index: number): DemoProduct {
  const number = String(index + 1).padStart(2, "0");
  const { maker, model, submodel, from, to, observation } = fact;
  const position = "axle" in fact ? fact.axle : fact.part === "masterCylinder" ? null : "Rear";
  const fits: Fit[] = [
    {
      vehicle: { maker, model, submodel, from, to },
      position,
      ...(observation && { observation }),
      ...(fact.part === "wheelCylinder" && { side: "Both" as const }),
    },
  ];
  const hub = factHubs[model] ?? hubOf(maker, "mid");
  switch (fact.part) {
    case "rotor": {
      const { outer, thickness, minThickness } = fact;
      const ventilated = thickness > 12;
      const limit = minThickness === undefined ? {} : { minThickness };
      const facts = { position: fact.axle, outer, thickness, ventilated, hub, ...limit };
      return part.rotor(draw, { code: `BR319${number}`, fits, ...facts });
    }
    case "drum": {
      const limit = fact.maxDiameter === undefined ? {} : { maxDiameter: fact.maxDiameter };
      return part.drum(draw, {
        code: `BD316${number}`,
        fits,
        diameter: fact.diameter,
        hub,
        ...limit,
      });
    }
    case "pad": {
      const { axle, length, width, thickness } = fact;
      const fmsi = `D9${number}`;
      return part.pad(draw, { code: fmsi, fmsi, fits, position: axle, length, width, thickness });
    }
    case "lining":
      return part.lining(draw, { ...fact, code: `BL47${number}`, fits });
    case "wheelCylinder":
      return part.wheelCylinder(draw, { code: `WC1175${number}`, fits, bore: boreOf(fact.bore) });
    case "masterCylinder":
      return part.masterCylinder(draw, { code: `MC1175${number}`, fits, bore: boreOf(fact.bore) });
  }
}

/** The fixed products, to which the random catalogue is added. */
export function showcase(vehicles: readonly Vehicle[]): DemoProduct[] {
  const draw = random("showcase");
  const roadsters = vehicles.filter(({ maker, model }) => maker === "Mazda" && model === "MX-5");
  return [
    ...named(draw),
    part.pad(draw, {
      code: "D465",
      fmsi: "D465",
      position: "Front",
      length: 131.2,
      width: 51.8,
      fits: fitsOf(roadsters, { position: "Front" }),
    }),
    ...serviceFacts.map((fact, index) => fromFact(draw, fact, index)),
  ];
}
