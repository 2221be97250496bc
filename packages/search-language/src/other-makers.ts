import { normalizeCode } from "@caliper/catalogue-model";
import type { OtherMakerReading } from "./reading.ts";
import { contains, type QueryText, windowsOf } from "./text.ts";
import type { VehicleIndex } from "./vehicle-index.ts";

/** Vehicle brands, with other spellings behind a slash. Those that a catalogue has are its own makers. */
const brands = [
  "Acura, Agrale, Aion, AMC, Arcfox, Ashok Leyland, Asia Motors, Aston Martin, Avatr, BAIC, Baojun, Bentley, Bestune, Brilliance, Bugatti, Cadillac, Changan/Chang An, Changhe, Cupra",
  "Dacia, DAF, Daihatsu, Datsun, Deepal, Denza, DFSK, Dodge, Dongfeng/Dong Feng, Effa, Exeed, Farizon, FAW, Fisker, Forthing, Foton, Freightliner, GAC, Geely, Genesis, GWM, Hafei, Haima, Haval, Hino, Holden, Hongqi, Hozon, Huanghai, Hummer",
  "International Trucks/International/Navistar, Iveco, JAC, Jaecoo, Jetour, Jinbei, JMC, John Deere, JMEV, Kaiyi, Karry, Kenworth, Keyton, King Long, Lada, Lancia, Landwind, Leapmotor, Lifan, Livan, Lotus, Lynk & Co, Mack Trucks, Mastretta, Maxus, Maybach, McLaren, Mercury, MG/Morris Garages",
  "Oldsmobile, Omoda, Perodua, Peterbilt, Plymouth, Polestar, Pontiac, Proton, Riich, Rivian, Roewe, Rolls Royce, Saab, Samsung/Renault Samsung, Saturn, Scania, Scion, Seres, Shacman, Shineray, Sinotruk, Skywell, Soueast, SsangYong/Ssanyong/Sangyong/KGM, SWM",
  "Troller, UAZ, Vauxhall, Venucia, VGV, VinFast, Voyah, Wuling, Yugo, Zastava, Zeekr, Zotye, ZX Auto/ZXAuto",
].flatMap((line) => line.split(", "));

const keyOf = (name: string): string => normalizeCode(name).toLowerCase();
const nameByKey: ReadonlyMap<string, string> = new Map(
  brands.flatMap((spellings) => {
    const [name = "", ...others] = spellings.split("/");
    return [name, ...others].map((each) => [keyOf(each), name] as const);
  }),
);
const maxWords = 3;

/**
 * The vehicle brand of a text that the catalogue does not have: Jetour in `jetour x70`. Undefined where the text also names
 * a brand of the catalogue, or where the words are a name of the catalogue.
 */
export function otherMakerIn(
  query: QueryText,
  { byKey }: VehicleIndex,
  isFree: (at: number) => boolean,
): OtherMakerReading | undefined {
  const { atoms } = query;
  const windows = windowsOf(atoms, isFree, maxWords);
  const catalogueWindows = windows.filter(({ key }) => byKey.has(key));
  if (catalogueWindows.some(({ key }) => byKey.get(key)?.some(({ model }) => model === null)))
    return undefined;
  const touches = (at: number) => atoms[at] !== undefined && atoms[at].to === atoms[at + 1]?.from;
  // `mg3` names a brand and a model.
  const isWhole = (last: number) => !touches(last) || (atoms[last + 1]?.key.length ?? 0) < 3;
  const brandWindow = windows.find(
    (window) =>
      nameByKey.has(window.key) &&
      !touches(window.first - 1) &&
      isWhole(window.last) &&
      !catalogueWindows.some((other) => contains(other, window)),
  );
  if (!brandWindow) return undefined;
  return {
    kind: "other_maker",
    from: brandWindow.from,
    to: brandWindow.to,
    name: nameByKey.get(brandWindow.key) ?? "",
  };
}
