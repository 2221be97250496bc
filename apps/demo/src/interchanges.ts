import type { relatedTables } from "@caliper/catalogue-model";
import { makerGroup } from "./hubs.ts";
import type { DemoProduct } from "./model.ts";
import { type Random, random } from "./random.ts";
import { manyInterchanges } from "./showcase.ts";
import type { StatedRow } from "./stated.ts";

type Interchange = StatedRow<(typeof relatedTables)["interchange"]>;

/** The digits of a product's own code, from which a competitor's code is often made. */
const digitsOf = (code: string) => code.replace(/\D/gu, "").slice(-5).padStart(4, "0");

type Shape = (product: DemoProduct, draw: Random) => string;

const number = (draw: Random, digits: number) =>
  String(draw.int(10 ** (digits - 1), 10 ** digits - 1));
const letter = (draw: Random) => "ABCDEFGHJKLMNPRSTVWXYZ"[draw.int(0, 21)] ?? "A";

/** The size that some brands print in their codes. */
function sizeOf({ dimensions, code }: DemoProduct): string {
  const values: Readonly<Record<string, unknown>> = dimensions;
  const size = values["outer_diameter"] ?? values["drum_diameter"] ?? values["length_1"];
  return typeof size === "number" ? String(Math.round(size)) : digitsOf(code).slice(-3);
}

/** Fictional brands, each with the pattern of its codes. */
const brands: readonly (readonly [name: string, shape: Shape])[] = [
  ["ROTEX", ({ code }) => `RX${digitsOf(code)}`],
  ["FRENAX", (_product, draw) => `FX-${number(draw, 5)}`],
  ["NORDBREM", (_product, draw) => `ND${number(draw, 4)}${letter(draw)}`],
  ["KAIROS", (_product, draw) => `KR-${number(draw, 4)}`],
  ["TORVO", (product, draw) => `TV${sizeOf(product)}.${number(draw, 2)}`],
  ["ALPEK", ({ code }) => `AL${digitsOf(code)}`],
  ["DISKAR", (_product, draw) => `DK-${number(draw, 4)}`],
  ["BRENTO", (_product, draw) => `0${draw.int(1, 9)}.${letter(draw)}${number(draw, 3)}`],
  ["VANTEK", (product, draw) => `V${draw.int(10, 99)}-${sizeOf(product)}${letter(draw)}`],
  ["LUMAR", (_product, draw) => `LM${number(draw, 4)}`],
  ["HALDEN", (_product, draw) => `H${number(draw, 5)}${letter(draw)}`],
  ["OSTRO", (_product, draw) => `OS-${number(draw, 4)}`],
  ["PERLO", (product, draw) => `PL${sizeOf(product)}${draw.int(0, 99)}`],
  ["SURTEK", ({ code }) => `SR${digitsOf(code)}`],
  ["MAVEL", (_product, draw) => `MV-${number(draw, 4)}`],
  ["CORDIX", ({ code }, draw) => `CX${digitsOf(code)}${letter(draw)}`],
  ["NEVADO", (_product, draw) => `NV${number(draw, 5)}`],
  ["ARGOS", ({ code }) => `AG-${digitsOf(code)}`],
  ["ZENIT", (product, draw) => `ZN${sizeOf(product)}/${draw.int(1, 99)}`],
  ["TRIAX", (_product, draw) => `TX-0${number(draw, 3)}`],
  ["UNICO", ({ code }) => `UN${digitsOf(code)}`],
  ["DELMAR", (_product, draw) => `DM${number(draw, 4)}`],
];

/** Patterns of the makers' own part numbers. */
const oemShapes: Record<string, (draw: Random) => string> = {
  Toyota: (draw) => `${number(draw, 5)}-${number(draw, 2)}${letter(draw)}${number(draw, 2)}`,
  Hyundai: (draw) => `${number(draw, 5)}-${draw.int(1, 4)}${letter(draw)}${number(draw, 3)}`,
  Nissan: (draw) => `${number(draw, 5)}-${letter(draw)}${letter(draw)}${number(draw, 2)}B`,
  Honda: (draw) => `${number(draw, 5)}-S${letter(draw)}A-A${number(draw, 2)}`,
  Ford: (draw) => `${letter(draw)}S4Z-${number(draw, 4)}-${letter(draw)}`,
  Volkswagen: (draw) => `${draw.int(1, 8)}K0 ${number(draw, 3)} ${number(draw, 3)} ${letter(draw)}`,
  BMW: (draw) => `34 ${number(draw, 2)} 6 ${number(draw, 3)} ${number(draw, 3)}`,
  "Mercedes-Benz": (draw) => `A ${number(draw, 3)} ${number(draw, 3)} ${number(draw, 2)} 12`,
  Renault: (draw) => `${number(draw, 6)}${number(draw, 3)}R`,
  Peugeot: (draw) => `${number(draw, 4)}.${letter(draw)}${draw.int(1, 9)}`,
  Mazda: (draw) => `B${letter(draw)}4K-33-${number(draw, 2)}X${letter(draw)}`,
};

function oem(product: DemoProduct, draw: Random): string {
  const maker = product.fits[0]?.vehicle.maker;
  const shape = maker === undefined ? undefined : oemShapes[makerGroup(maker)];
  return shape ? shape(draw) : number(draw, 8);
}

/** Number of interchanges: common parts have many, a few parts have none. */
function usualCount({ family, fits }: DemoProduct, draw: Random): number {
  // The cross-reference columns contain all of them.
  if (family === "cylinder_cups") return 0;
  if (draw.chance(0.05)) return 0;
  const maxExtra = Math.min(8, Math.floor(fits.length / 3));
  return draw.int(2, 7) + draw.int(0, maxExtra);
}

/**
 * The interchanges of every product, distinct within a product. `least` adds more until there are that
 * many, for benchmarks.
 */
export function interchangesOf(products: readonly DemoProduct[], least = 0): Interchange[] {
  const draw = random("interchanges");
  const rows: Interchange[] = [];
  const seen = new Set<string>();
  const add = (code: string, brand: string, interchange: string) => {
    const key = `${code}|${brand}|${interchange}`;
    if (seen.has(key)) return;
    seen.add(key);
    rows.push({ code, brand, interchange });
  };
  const invent = (product: DemoProduct) => {
    if (draw.chance(0.16)) return add(product.code, "OEM", oem(product, draw));
    const [brand, shape] = brands[draw.int(0, brands.length - 1)] ?? ["ROTEX", () => ""];
    const plain = shape(product, draw);
    // Some brands list a part again with another lining or coating.
    add(product.code, brand, draw.chance(0.12) ? `${plain}${draw.pick(["HC", "P", "X"])}` : plain);
  };

  for (const product of products) {
    for (const [brand, interchange] of product.interchanges) {
      add(product.code, brand, interchange);
    }
    const count = usualCount(product, draw);
    for (let index = 0; index < count; index += 1) invent(product);
    if (product.code !== manyInterchanges) continue;
    for (let mine = rows.filter(({ code }) => code === product.code).length; mine < 500;) {
      const before = rows.length;
      invent(product);
      mine += rows.length - before;
    }
  }
  while (rows.length < least) for (const product of products) invent(product);
  return rows;
}
