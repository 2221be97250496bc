import { foldText } from "@caliper/catalogue-model";
import type { AxleReading, ProductReading, UnsoldReading } from "./reading.ts";
import { singular } from "./singular.ts";
import { bySound, namesNear, spelled, type SpellingBudget } from "./spelling.ts";
import { contains, overlap, type QueryText, type Span, windowsOf } from "./text.ts";

type KindReading = ProductReading | AxleReading;

const phrasesOf = (line: string): string[] => line.split(", ");

/** Kinds of parts that a shop for brakes does not sell, in Spanish and English, without `de`, `la` and the like. */
const unsold = [
  "amortiguador, base amortiguador, strut, shock, shock absorber, gas shock, espiral, suspension, rotula, terminal, terminal direccion, bieleta, horquilla, brazo, buje, barra estabilizadora, tornillo estabilizador, cremallera, cremallera direccion, direccion hidraulica, bomba direccion, bomba hidraulica, bomba licuadora",
  "control arm, ball joint, tie rod, tie rod end, sway bar, sway bar link, stabilizer link, bushing, steering rack, rack and pinion, power steering pump, steering pump, coil spring, leaf spring, resorte suspension, resorte amortiguador, muelle suspension",
  "balero, rodamiento, ruleman, balinera, rolinera, maza, maza rueda, masa rueda, cubo rueda, bearing, wheel bearing, hub bearing, wheel hub, hub assembly, flecha, semieje, homocinetica, junta homocinetica, punta homocinetica, cruceta, cv joint, cv axle, axle shaft, u joint, drive shaft",
  "filtro, filtro aceite, filtro aire, filtro gasolina, filtro combustible, filtro cabina, filtro polen, filter, oil filter, air filter, cabin filter, fuel filter, bujia, cable bujia, spark plug, bobina, bobina encendido, ignition coil, coil pack, distribuidor",
  "banda distribucion, banda tiempo, banda accesorio, banda alternador, banda motor, correa, correa distribucion, correa accesorio, cadena distribucion, cadena tiempo, kit distribucion, kit tiempo, tensor, polea, timing belt, timing chain, timing kit, serpentine belt, drive belt, fan belt, tensioner, pulley",
  "bomba agua, bomba aceite, bomba gasolina, bomba combustible, bomba inyeccion, bomba diesel, bomba limpiaparabrisa, water pump, oil pump, fuel pump, gas pump, vacuum pump, bomba vacio, radiador, radiator, termostato, thermostat, condensador, condenser, evaporador, compresor, compressor, electroventilador, ventilador radiador, fan clutch",
  "clutch, embrague, kit clutch, kit embrague, clutch kit, clutch disc, disco clutch, disco embrague, plato clutch, collarin, bomba clutch, bomba embrague, cilindro clutch, cilindro embrague, cilindro esclavo, slave cylinder, clutch slave cylinder, clutch master cylinder, cilindro maestro clutch, bombin clutch, bombin embrague",
  "alternador, alternator, marcha, arranque, motor arranque, burro arranque, starter, starter motor, bateria, battery, acumulador, inyector, injector, catalizador, catalytic converter, mofle, silenciador, muffler, tubo escape, exhaust, sensor oxigeno, oxygen sensor, sensor maf, sensor map, cuerpo aceleracion, throttle body",
  "soporte, soporte motor, base motor, motor mount, engine mount, transmission mount, junta cabeza, junta culata, empaque cabeza, empaquetadura culata, head gasket, gasket, reten, oil seal, carter, oil pan, aceite, aceite motor, motor oil, oil, anticongelante, refrigerante, coolant, antifreeze",
  "faro, calavera, farola, stop trasero, headlight, head light, headlamp, taillight, tail light, tail lamp, fog light, neblinero, foco, bombillo, bulb, espejo, retrovisor, mirror, parabrisa, windshield, limpiaparabrisa, pluma limpiaparabrisa, plumilla, wiper, wiper blade, defensa, parachoque, paragolpe, bumper, cofre, capot, hood, fender, guardafango, salpicadera, manija, door handle, elevador vidrio, window regulator, parrilla, grille, llanta, neumatico, tire, tires, tyre, tyres, tapete",
  "booster, booster freno, brake booster, servofreno, servo freno, hidrovac, manguera, manguera freno, latiguillo, flexible freno, linea freno, caneria freno, hose, brake hose, brake line, cable freno, cable freno mano, chicote, chicote freno, chicote freno mano, guaya freno, brake cable, parking brake cable, palanca freno, pedal freno, brake pedal, limpiador freno, brake cleaner, brake light switch, sensor abs, abs sensor, sensor velocidad, wheel speed sensor, speed sensor, modulo abs, abs module, bomba abs, abs pump",
].flatMap(phrasesOf);

/** Nouns for a part of a part: `tornillos de caliper`, `caliper bolts`; without the part, only some have a meaning. */
const accessories = phrasesOf(
  "sensor, sensor desgaste, wear sensor, tornillo, perno, perno guia, guia, bolt, screw, pin, guide pin, slide pin, tuerca, nut, soporte, bracket, tapon, dust shield, deposito, reservoir, purgador, tapa, cap, bleeder, bleeder screw, shim, lamina, plato ancla, backing plate, grasa, grease",
);
const alone = phrasesOf("sensor desgaste, wear sensor, dust shield, backing plate, bleeder screw");

/** Without meaning inside a name: `filtro de aceite`. */
const joints = new Set("de del la las el los para of for the".split(" "));
const longest = 5;

const keyOf = (words: readonly string[]): string =>
  words
    .filter((word) => !joints.has(word))
    .map(singular)
    .join(" ");
const keysOf = (phrases: readonly string[]) =>
  new Set(phrases.map((phrase) => keyOf(foldText(phrase).split(" "))));
const unsoldKeys = keysOf([...unsold, ...alone]);
const accessoryKeys = keysOf(accessories);
const firstWords = new Set([...unsoldKeys, ...accessoryKeys].map((key) => key.split(" ", 1)[0]));

/** Behind these a noun belongs to the part in front: `pastillas con sensor`. */
const beside = /(?:^|[^\p{L}])(?:con|sin|with|without|w|c|s|no|non)[\s/.-]*$/iu;
const article = "(?:(?:la|las|el|los|the|brake|frenos?) )*";
/** Between a noun and the part that it belongs to. */
const belonging = new RegExp(`^ (?:de|del|para|for|of) ${article}$`, "iu");
const beforePart = new RegExp(`^ (?:(?:de|del|para|for|of) )?${article}$`, "iu");

interface Noun extends Span {
  readonly isAccessory: boolean;
  readonly isUnsold: boolean;
}

/** The nouns of a text for accessories and for what is not sold; the longest win. The Bolt is a vehicle. */
function nounsIn({ atoms, text }: QueryText, isVehicle: (key: string) => boolean): Noun[] {
  const nouns: Noun[] = [];
  const begins = atoms.map(({ key }) => firstWords.has(singular(key)));
  if (!begins.includes(true)) return [];
  const windows = windowsOf(atoms, (at) => atoms[at]?.isNumber === false, longest);
  const candidates = windows.filter(({ first }) => begins[first] === true);
  for (const { first, last, from, to, key: written } of candidates.sort(
    (a, b) => a.first - b.first || b.last - a.last,
  )) {
    const words = atoms.slice(first, last + 1).map(({ key }) => key);
    if (joints.has(words.at(-1) ?? "")) continue;
    const key = keyOf(words);
    const [isAccessory, isUnsold] = [accessoryKeys.has(key), unsoldKeys.has(key)];
    if ((!isAccessory && !isUnsold) || isVehicle(written)) continue;
    if (from < (nouns.at(-1)?.to ?? 0) || beside.test(text.slice(0, from))) continue;
    nouns.push({ from, to, isAccessory, isUnsold });
  }
  return nouns;
}

/**
 * The kinds of a text with those that are not sold, and without those of which it names an accessory: `sensor de balata`
 * asks for a sensor, `resortes de zapata` for hardware.
 */
export function withUnsold(
  query: QueryText,
  kinds: readonly KindReading[],
  isVehicle: (key: string) => boolean,
): (KindReading | UnsoldReading)[] {
  const products = kinds.filter((kind) => kind.kind === "product");
  const isIn = (noun: Span) => (product: Span) => contains(noun, product);
  const nouns = nounsIn(query, isVehicle).filter((noun) => {
    const over = products.filter((product) => overlap(product, noun));
    return over.every(
      (product) => product.to - product.from < noun.to - noun.from && isIn(noun)(product),
    );
  });
  const unsoldReadings = nouns.flatMap((noun): UnsoldReading[] => {
    const otherProducts = products.filter((product) => !overlap(product, noun));
    const owner = ownerOf(noun, otherProducts, query, noun.isAccessory);
    if (owner) return [{ kind: "unsold", ...around(noun, owner) }];
    return noun.isUnsold ? [{ kind: "unsold", from: noun.from, to: noun.to }] : [];
  });
  const hardware = products
    .filter(({ families }) => families.length === 1 && families[0] === "hardware")
    .map((product) => {
      const otherProducts = products.filter((other) => other !== product);
      const owner = ownerOf(product, otherProducts, query, true);
      return owner ? { ...product, ...around(product, owner) } : product;
    });
  const added = [...unsoldReadings, ...hardware];
  return [...kinds.filter((kind) => !added.some((other) => overlap(kind, other))), ...added];
}

const around = (one: Span, other: Span): Span => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
});

/** The part whose accessory a noun names: behind it, or in front of it in singular, as in `pad wear sensor`. */
function ownerOf(
  noun: Span,
  products: readonly ProductReading[],
  { text }: QueryText,
  isAccessory: boolean,
): Span | undefined {
  const link = isAccessory ? beforePart : belonging;
  return products.find((product) => {
    if (product.from >= noun.to) return link.test(text.slice(noun.to, product.from));
    const isSingular = !/s$/iu.test(text.slice(product.from, product.to));
    return isAccessory && isSingular && text.slice(product.to, noun.from) === " ";
  });
}

const guessable = bySound(
  [...unsoldKeys].filter((key) => key.length > 4 && !key.includes(" ")).map(spelled),
);
/** A different letter in a shorter word makes another word. */
const shortestMisspelt = 9;

/** Whether a misspelled word means a kind that is not sold: `amortigador`, `bugias`. */
export const isMisspeltUnsold = (word: string, budget: SpellingBudget): boolean =>
  namesNear(guessable, singular(word), budget).some(
    ({ far }) => far < 1 || (far <= 1 && word.length >= shortestMisspelt),
  );
