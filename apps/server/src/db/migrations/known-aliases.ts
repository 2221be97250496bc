import type { RowOf, relatedTables } from "@caliper/catalogue-model";
import type { Kysely } from "kysely";
import type { Database } from "../schema.ts";

type Alias = Pick<
  RowOf<(typeof relatedTables)["alias"]>,
  "kind" | "alias" | "name" | "year_from" | "year_to"
>;

/** One line per name: `name: other names, separated by commas`. */
type Lines = string;

const makers: Lines = `
Alfa Romeo: alfa
Chevrolet: chevy, chev, chevr
Citroën: citro
Great Wall: gw, gwm
Hyundai: hiundai, jiundai, hunday
Jeep: yip, jip
Land Rover: rover
Maruti Suzuki: maruti
Mercedes-Benz: mercedes, benz, mb, merc
Mitsubishi: mitsu
Peugeot: peyot, pegeot
Renault: reno, renol, renolt
Tata Motors: tata
Volkswagen: vw, volks, volkswagon, wolks, volvagen, bolsvagen
`;

/** With years in brackets where the name belongs to some of them. */
const models: Lines = `
BMW 1 Series: 116i, 118i, 118d, 120i, 120d, 123d, 125i, 128i, 130i, 135i
BMW 2 Series: 218i, 220i, 228i, 230i, 235i
BMW 3 Series: 315i, 316i, 318i, 318d, 318is, 320i, 320d, 323i, 325i, 325ci, 328i, 328ci, 330i, 330ci, 330d, 335i, 340i, 320, 318, 325, 328, 330
BMW 4 Series: 420i, 428i, 430i, 435i, 440i
BMW 5 Series: 518i, 520i, 520d, 523i, 525i, 528i, 530i, 530d, 535i, 540i, 545i, 550i
BMW 7 Series: 728i, 730i, 735i, 740i, 740il, 745i, 750i, 750il, 760i
Chevrolet Aveo: aveo emotion, aveo family, aveo lt
Chevrolet C/K Series: c10, c-10, c20, c30, c1500, c2500, c3500, k1500, k5
Chevrolet Corsa: chevy [1994-2012], chevy c2 [2004-2012], chevy c3 [2009-2012], chevy monza [1996-2004], chevy pop [1996-2012], chevy joy [1996-2012], chevy swing [1996-2003], chevy comfort [2004-2012]
Chevrolet LUV: luv d-max, luv dmax
Chevrolet S-10: s10 pickup
Chevrolet Silverado: cheyenne, silverado 1500, silverado 2500, silverado 3500
Chevrolet Spark: matiz, beat, spark gt, spark life
Chevrolet Suburban: grand blazer
Daihatsu Charade: g10 charade
Dodge Attitude: atitud
Dodge Caravan: grand caravan
Dodge Ram: ram 1500, ram 2500, ram 3500, ram 4000, ram pickup
Dodge Ram Van: b150, b250, b350
Fiat Palio: palio adventure, palio fire
Fiat Siena: grand siena, siena fire
Fiat Uno: mille, uno way, uno fire, fiat uno mille
Ford E-Series: econoline, e150, e250, e350, club wagon
Ford F-Series: f100, f150, lobo, fortaleza, triton f150
Ford F-Series Super Duty: f250, f350, f450, f550, super duty
Ford Fiesta: fiesta power, fiesta ikon, fiesta max, fiesta move
Ford Ikon: fiesta ikon sedan
Ford Transit: transit van
Honda CR-V: honda crv
Honda Fit: fit, jazz
Hyundai Accent: verna, accent blue, brio hyundai
Hyundai Atos: atoz, santro, atos prime
Hyundai Elantra: avante, lantra
Hyundai Starex: h1, h-1, grand starex, starex h1
Hyundai Tucson: ix35 [2009-2015]
Hyundai i10: grand i10
Jeep CJ: cj5, cj6, cj7, cj8
Jeep Cherokee: cherokee sport, cherokee classic
Jeep Liberty: cherokee liberty
Kia Bongo: k2700, k2500, k3000
Kia Carnival: sedona, grand carnival
Kia Cerato: forte, cerato forte, spectra
Kia Picanto: morning
Kia Rio: rio stylus, rio xcite, rio 5
Land Rover Range Rover Evoque: evoque
Mazda 323: allegro [1994-2004], protege, familia, 323 nx
Mazda B-Series: b2000, b2200, b2300, b2500, b2600, b4000
Mercedes-Benz A-Class: a140, a150, a160, a170, a180, a190, a200, a250
Mercedes-Benz B-Class: b160, b170, b180, b200
Mercedes-Benz C-Class: c160, c180, c200, c220, c230, c240, c250, c270, c280, c300, c320, c350, c400, c63
Mercedes-Benz CLK-Class: clk200, clk230, clk320, clk350
Mercedes-Benz E-Class: e190, e200, e220, e230, e240, e250, e270, e280, e300, e320, e350, e400, e420, e430, e500
Mercedes-Benz GLE-Class: ml, ml320, ml350, ml400, ml430, ml500, m class, clase m
Mercedes-Benz GLC-Class: glk, glk280, glk300, glk350
Mercedes-Benz S-Class: s280, s320, s350, s400, s420, s430, s500, s550
Mercedes-Benz SLK-Class: slk200, slk230, slk350
Mitsubishi Delica: l300, panel l300, van l300
Mitsubishi Lancer: signo [1997-2008], lancer glx, touring [2003-2013], mf, mx mitsubishi
Mitsubishi Outlander: montero outlander
Nissan Frontier: np300, d21 [1986-1997], d22 [1997-2015], d23, d40, pick up nissan, estacas, estaquitas, hardbody, navara frontier
Nissan Micra: march
Nissan Sentra: tsuru [1991-2017], tsuru ii [1987-1992], tsuru iii [1991-2017], lucino [1995-1999], v16 [1990-2010], sentra clasico
Nissan Tiida: tida
Nissan X-Trail: xtrail
Peugeot 206: 206 sw, 206 xr
Peugeot 207: 207 compact
Renault 18: r18, r-18
Renault 19: r19, r-19, renault r19
Renault 21: r21, r-21
Renault 9: r9, r11, r-9, r-11
Renault Clio: clio campus, platina [2002-2010]
Renault Logan: logan expression, dacia logan
Renault Renault 4: r4, renoleta, amigo fiel
Renault Renault 5: r5
Renault Sandero: stepway, sandero stepway
Renault Symbol: simbol, clio symbol
Suzuki Grand Vitara: gran vitara, grand nomade, xl 7
Suzuki Swift: forsa, swift sport
Toyota 4Runner: forrunner
Toyota Camry: camri
Toyota Corolla: baby camry [1993-1998], new sensation [2003-2008], araya [1988-1993]
Toyota Hilux: hilux kavak, hilux vigo, hilux revo, hi lux
Toyota Land Cruiser: macho, machito, samurai toyota, autana, burbuja, fzj, land cruser
Toyota Land Cruiser Prado: prado, meru
Toyota Starlet: starlet xl
Toyota Yaris: yaris sport, yaris belta
Volkswagen Beetle (A5): new beetle a5
Volkswagen Beetle (Type 1): vocho, escarabajo, fusca, vw sedan, bocho, sedan vw
Volkswagen Fox: crossfox, spacefox, suran, sportvan
Volkswagen Gol: pointer [1998-2010], gol trend, gol power, gol g3, gol g4, gol g5
Volkswagen Jetta: clasico [2010-2015], jetta clasico [2010-2015]
Volkswagen Polo: derby [1995-2009]
Volkswagen Transporter: combi, kombi, kombi van, eurovan
`;

const brands: Lines = `
BREMBO: brembo
TEXTAR: textar
BOSCH: bosch
TRW: trw, lucas trw
ATE: ate
FERODO: ferodo
WAGNER: wagner
RAYBESTOS: raybestos
AKEBONO: akebono
BENDIX: bendix
FRITEC: fritec
LPR: lpr
FRAS-LE: frasle, fras le, fras-le
COBREQ: cobreq
FREMAX: fremax
HIPPER FREIOS: hipper, hipper freios
MINTEX: mintex
PAGID: pagid, hella pagid
JURID: jurid
ZIMMERMANN: zimmermann, zimerman
DELPHI: delphi
ACDELCO: acdelco, ac delco
MOTORCRAFT: motorcraft
MOPAR: mopar
INCOLBEST: incolbest
NISSHINBO: nisshinbo
SANGSIN: sangsin, hi-q, hi q
KASHIYAMA: kashiyama, mk kashiyama
NIBK: nibk
ADVICS: advics
REMSA: remsa
ROAD HOUSE: road house, roadhouse
POWER STOP: power stop, powerstop
EBC: ebc
CENTRIC: centric
STOPTECH: stoptech
BECK/ARNLEY: beck arnley
VALEO: valeo
FEBI: febi, bilstein febi
MEYLE: meyle
ICER: icer
GIRLING: girling
VARGA: varga
BREMSEN: bremsen
DURALAST: duralast
DYNAMIK: dynamik
BRAKEPAK: brakepak
ITACO: itaco
WVA: wva
OEM: oem, original, genuine, oe
`;

const products: Lines = `
Brake Rotors: rotor, disco, disc, disk, disco de freno, brake disc, rotor de freno
Brake Drums: tambor, campana, drum, brake drum, tambor de freno
Brake Pads: pastilla, pad, plaqueta, pastilla de freno, brake pad, disc pad, balata, past, pastilla de disco, balata de disco
Brake Shoes: zapata, banda, shoe, brake shoe, banda de freno, pastilla de tambor, balata, balata de tambor, zapata de freno
Brake Lining: forro, bloque, fibra, lining, brake lining, balata remachada, forro de freno
Wheel Cylinders: cilindro de rueda, bombin, bombin de freno, cilindro de freno, wheel cylinder, cilindro auxiliar, cilindro receptor, cilindro, cylinder, bombita de freno, bombita
Master Cylinders: bomba de freno, bomba, cilindro maestro, cilindro principal, master cylinder, brake master, bomba maestra, cilindro maestro de freno, cilindro, cylinder, bomba central
Hardware: herraje, hardware, resorte, grapa, fitting kit, kit de resorte, hardware kit, muelle, clip
Caliper Systems: caliper, mordaza, pinza, caliper kit, kit de caliper, brake caliper, kit de mordaza, calibrador
Pistons: piston, embolo, piston de caliper, caliper piston, piston de mordaza
Cylinder Cups: goma, goma de cilindro, cylinder cup, cup, copa
Brake Fluids: liquido, liquido de freno, liga de freno, brake fluid, fluid, liga para freno, fluido
`;

const years = /^(.*?) \[(\d{4})-(\d{4})\]$/u;

export function aliasRows(kind: string, lines: Lines): Alias[] {
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [name = "", others = ""] = line.split(": ");
      return others.split(", ").map((other) => {
        const [, alias = other, from, to] = years.exec(other) ?? [];
        const year = (text: string | undefined) => (text === undefined ? null : Number(text));
        return { kind, alias, name, year_from: year(from), year_to: year(to) };
      });
    });
}

/** Adds names to the table. Those that administrators have added stay as they are. */
export async function addAliases(db: Kysely<Database>, rows: readonly Alias[]): Promise<void> {
  const known = await db.selectFrom("alias").select(["kind", "alias", "name"]).execute();
  const keyOf = ({ kind, alias, name }: Pick<Alias, "kind" | "alias" | "name">) =>
    [kind, alias, name].join("\n").toLowerCase();
  const keys = new Set(known.map(keyOf));
  const added = rows.filter((row) => !keys.has(keyOf(row)));
  if (added.length > 0) await db.insertInto("alias").values(added).execute();
}

/** The other names that are known across Latin America, as of this migration. */
export const knownAliases = (): Alias[] => [
  ...aliasRows("maker", makers),
  ...aliasRows("model", models),
  ...aliasRows("brand", brands),
  ...aliasRows("product", products),
];
