import { CodeBook, type CodeSeries } from "./codes.ts";
import { boreOf, shoeWidth, wheelBores, masterBores } from "./dimensions.ts";
import { fitsOf } from "./fits.ts";
import { brakeRanges, inYear } from "./kinds.ts";
import type { Bore, DemoProduct, ProductOf } from "./model.ts";
import * as part from "./products.ts";
import { type Random, random } from "./random.ts";
import { type BrakeSet, brakeSets } from "./sets.ts";
import { showcase } from "./showcase.ts";
import type { Vehicle } from "./vehicles.ts";

/** Builds the random part of the catalogue, one brake set after another. */
class Assembly {
  readonly products: DemoProduct[];
  readonly #draw: Random;
  readonly #book: CodeBook;
  readonly #series: Record<
    | "shoeShape"
    | "shoe"
    | "rotor"
    | "youngRotor"
    | "drum"
    | "youngDrum"
    | "wheelCylinder"
    | "masterCylinder"
    | "lining"
    | "hardware"
    | "kit"
    | "piston",
    CodeSeries
  >;
  /** Parts that a later set may share, by their common properties. */
  readonly #shelves = new Map<string, DemoProduct[]>();
  #padShape = 160;

  constructor(draw: Random, fixed: readonly DemoProduct[]) {
    this.#draw = draw;
    this.#book = new CodeBook(draw);
    this.products = [...fixed];
    for (const product of fixed) this.#book.take(product.code);
    this.#series = {
      shoeShape: this.#book.series("S", 240, 4),
      shoe: this.#book.series("B", 12000, 9),
      rotor: this.#book.series("BR", 1000, 5),
      youngRotor: this.#book.series("BR", 30500, 4),
      drum: this.#book.series("BD", 1000, 7),
      youngDrum: this.#book.series("BD", 31300, 5),
      wheelCylinder: this.#book.series("WC", 116000, 9),
      masterCylinder: this.#book.series("MC", 116000, 9),
      lining: this.#book.series("BL", 4000, 9),
      hardware: this.#book.series("H", 5400, 5),
      kit: this.#book.series("CK", 41000, 9),
      piston: this.#book.series("PT", 3000, 9),
    };
  }

  addSet(set: BrakeSet): void {
    this.#front(set);
    const [then, now] = brakeRanges[set.kind].drumShare;
    const drums = then + (now - then) * ((set.year - 1985) / 41);
    if (this.#draw.chance(drums)) this.#rearDrums(set);
    else this.#rearDiscs(set);
    this.#masterCylinder(set);
  }

  #add<P extends DemoProduct>(product: P): P {
    this.products.push(product);
    return product;
  }

  /** Returns a part of an earlier set with the given probability, otherwise a new one. */
  #shared<P extends DemoProduct>(shelf: string, reuse: number, make: () => P): P {
    const parts = this.#shelves.get(shelf) ?? [];
    const last = parts.at(-1);
    // A shelf contains products that `make` returned under the same name, so the type is the same.
    if (last && this.#draw.chance(reuse)) return last as P;
    const product = this.#add(make());
    this.#shelves.set(shelf, [...parts, product]);
    return product;
  }

  /** The next FMSI number; some shapes have a second pad, with another sensor or backing. */
  #pads(set: BrakeSet, axle: part.Axle, larger: boolean): ProductOf<"brake_pads"> {
    const ranges = brakeRanges[set.kind][axle === "Front" ? "frontPad" : "rearPad"];
    const shelf = `pad ${set.group} ${set.kind} ${axle} ${larger}`;
    return this.#shared(shelf, 0.22, () => {
      let fmsi = "";
      do {
        this.#padShape += this.#draw.int(1, 4);
        fmsi = `D${this.#padShape}`;
      } while (!this.#book.claim(fmsi));
      const [low, high] = inYear(ranges.length, set.year + (larger ? 12 : 0));
      const [narrow, wide] = inYear(ranges.width, set.year + (larger ? 12 : 0));
      const facts = {
        fmsi,
        position: axle,
        length: this.#draw.step(Math.round(low), Math.round(high), 0.1),
        width: this.#draw.step(Math.round(narrow), Math.round(wide), 0.1),
      };
      if (this.#draw.chance(0.14)) {
        const code = this.#book.take(`${fmsi}-${7000 + this.#draw.int(100, 999)}`);
        const fits = fitsOf(set.vehicles.slice(0, 3), {
          position: axle,
          observation: "With wear sensor",
        });
        this.#add(part.pad(this.#draw, { ...facts, code, fits }));
      }
      return part.pad(this.#draw, { ...facts, code: fmsi });
    });
  }

  #rotor(set: BrakeSet, axle: part.Axle, fmsi: string, larger: boolean) {
    const ranges = brakeRanges[set.kind][axle === "Front" ? "front" : "rear"];
    const [low, high] = inYear(ranges.outer, set.year + (larger ? 14 : 0));
    const [thin, thick] = inYear(ranges.thickness, set.year + (larger ? 14 : 0));
    const thickness = this.#draw.step(Math.round(thin), Math.round(thick), 0.5);
    // A friction ring narrower than 40 mm would not hold its pad.
    const least = set.hub.circle + 128;
    const outer = Math.max(
      this.#draw.chance(0.75)
        ? this.#draw.int(Math.round(low), Math.round(high))
        : this.#draw.step(Math.round(low), Math.round(high), 0.1),
      Math.ceil(least),
    );
    const series = set.year < 2004 ? this.#series.rotor : this.#series.youngRotor;
    return this.#add(
      part.rotor(this.#draw, {
        code: series.next(),
        fmsi,
        position: axle,
        outer,
        thickness,
        ventilated: thickness >= 17 || (thickness > 14 && this.#draw.chance(0.5)),
        hub: set.hub,
      }),
    );
  }

  #front(set: BrakeSet): void {
    const [usual, large] = brakeRanges[set.kind].wheels;
    const two = this.#draw.chance(0.32);
    for (const larger of two ? [false, true] : [false]) {
      const observation = two ? `${larger ? large : usual}-inch wheel` : this.#remark();
      const pads = this.#pads(set, "Front", larger);
      const rotor = this.#rotor(set, "Front", pads.fmsi ?? pads.code, larger);
      const position = "Front" as const;
      pads.fits.push(...fitsOf(set.vehicles, { position, observation, perEngine: true }));
      rotor.fits.push(...fitsOf(set.vehicles, { position, observation, perEngine: true }));
      if (larger) continue;
      this.#hardware(set, "Front", true, pads.code);
      this.#caliper(set, "Front");
    }
  }

  #rearDiscs(set: BrakeSet): void {
    const pads = this.#pads(set, "Rear", false);
    const rotor = this.#rotor(set, "Rear", pads.fmsi ?? pads.code, false);
    const position = "Rear" as const;
    pads.fits.push(...fitsOf(set.vehicles, { position, perEngine: true }));
    rotor.fits.push(...fitsOf(set.vehicles, { position, perEngine: true }));
    this.#hardware(set, "Rear", true, pads.code);
    this.#caliper(set, "Rear");
  }

  #rearDrums(set: BrakeSet): void {
    const draw = this.#draw;
    const diameter = draw.pick(brakeRanges[set.kind].drums);
    const position = "Rear" as const;
    const shoes = this.#shared(`shoe ${set.group} ${diameter}`, 0.2, () => {
      const fmsi = this.#series.shoeShape.next();
      const code = draw.chance(0.5) ? fmsi : this.#series.shoe.next();
      const width = shoeWidth(draw, diameter);
      return part.shoe(draw, { code, fmsi, drumDiameter: diameter, width });
    });
    shoes.fits.push(...fitsOf(set.vehicles, { position }));

    const series = set.year < 2004 ? this.#series.drum : this.#series.youngDrum;
    const width = shoes.dimensions.width_1 ?? 0;
    const hub = set.hub.circle + 30 < diameter ? set.hub : { holes: 4, circle: 100, bore: 54.1 };
    const drum = this.#add(
      part.drum(draw, { code: series.next(), fmsi: shoes.fmsi, diameter, width, hub }),
    );
    drum.fits.push(...fitsOf(set.vehicles, { position, observation: this.#remark() }));

    this.#wheelCylinders(set, diameter);
    this.#hardware(set, "Rear", false, shoes.code);
    if (diameter >= 254 && draw.chance(0.6)) {
      const length = Math.round((diameter * Math.PI * 115) / 360);
      const thickness = draw.step(5, 8, 0.1);
      const code = this.#series.lining.next();
      const fits = fitsOf(set.vehicles, { position });
      this.#add(part.lining(draw, { code, width, length, thickness, fits }));
    }
  }

  #wheelCylinders(set: BrakeSet, diameter: number): void {
    const draw = this.#draw;
    const wide = diameter >= 254 ? 3 : diameter >= 200 ? 1 : 0;
    const bore = wheelBores[wide + draw.int(0, 2)] ?? boreOf("13/16");
    const sides = draw.chance(0.16) ? (["Left", "Right"] as const) : (["Both"] as const);
    for (const side of sides) {
      const cylinder = this.#shared(`wheel ${set.group} ${bore.inches} ${side}`, 0.3, () =>
        part.wheelCylinder(draw, { code: this.#series.wheelCylinder.next(), bore }),
      );
      cylinder.fits.push(...fitsOf(set.vehicles, { position: "Rear", side }));
    }
  }

  #masterCylinder(set: BrakeSet): void {
    const heavy = { mini: 0, small: 1, compact: 2, mid: 3, sport: 3 }[set.kind as "mini"] ?? 4;
    const bore: Bore = masterBores[Math.min(6, heavy + this.#draw.int(0, 2))] ?? boreOf("7/8");
    const cylinder = this.#shared(`master ${set.group} ${bore.inches}`, 0.35, () =>
      part.masterCylinder(this.#draw, { code: this.#series.masterCylinder.next(), bore }),
    );
    const observation = this.#draw.chance(0.3) ? "With ABS" : undefined;
    const perEngine = this.#draw.chance(0.5);
    cylinder.fits.push(...fitsOf(set.vehicles, { position: null, observation, perEngine }));
  }

  #hardware(set: BrakeSet, axle: part.Axle, disc: boolean, brake: string): void {
    const kit = this.#shared(`hardware ${set.group} ${axle} ${disc}`, 0.62, () =>
      part.hardwareKit(this.#draw, { code: this.#series.hardware.next(), axle, disc }),
    );
    kit.serves.add(brake);
    kit.fits.push(...fitsOf(set.vehicles, { position: axle }));
  }

  #caliper(set: BrakeSet, axle: part.Axle): void {
    const draw = this.#draw;
    const [small, large] = axle === "Front" ? brakeRanges[set.kind].frontPiston : [30, 43];
    const diameter = draw.int(small, large);
    const pistons = axle === "Front" && large >= 60 && draw.chance(0.4) ? 2 : 1;
    const fits = fitsOf(set.vehicles, { position: axle });
    const piston = this.#shared(`piston ${diameter}`, 0.75, () => {
      const material = draw.chance(0.65) ? ("Steel" as const) : ("Phenolic" as const);
      const height = draw.step(42, 62, 0.5);
      const code = this.#series.piston.next();
      return part.piston(draw, { code, diameter, height, material });
    });
    const kit = this.#shared(`kit ${set.group} ${axle} ${diameter} ${pistons}`, 0.6, () => {
      const code = this.#series.kit.next();
      return part.caliperKit(draw, { code, axle, diameter, pistons, pistonCode: piston.code });
    });
    piston.fits.push(...fits);
    kit.fits.push(...fits);
  }

  #remark(): string | undefined {
    return this.#draw.weighted<string | undefined>([
      [undefined, 14],
      ["With ABS", 2],
      ["Without ABS", 1],
      ["4x2", 1],
      ["4x4", 1],
    ]);
  }

  cups(): void {
    for (const bore of [...wheelBores, ...masterBores.slice(5)]) {
      for (let variant = 1; variant <= 6; variant += 1) {
        const code = this.#book.take(`CC${Math.round(bore.mm * 10)}${variant}`);
        const number = Math.round(bore.mm * 100) + variant;
        this.#add(
          part.cylinderCup(this.#draw, {
            code,
            bore,
            references: [
              `RXC${number}`,
              `FX-${number}C`,
              `ND${number}G`,
              this.#draw.chance(0.7) ? `KR-${number}` : null,
            ],
          }),
        );
      }
    }
  }
}

/** Every product except fluids, starting with the showcase. */
export function buildCatalogue(vehicles: readonly Vehicle[]): DemoProduct[] {
  const assembly = new Assembly(random("products"), showcase(vehicles));
  for (const set of brakeSets(vehicles, random("sets"))) assembly.addSet(set);
  assembly.cups();
  return assembly.products;
}
