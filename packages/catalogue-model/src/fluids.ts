/** In mL; a liter is 1000. */
export const fluidVolumes = [250, 355, 500, 1000] as const;

export type FluidVolume = (typeof fluidVolumes)[number];

/** The four fluids; DOT5 is sold as DOT 5.1. */
export const fluidCodes = ["DOT3", "DOT4", "DOT4HP", "DOT5"] as const;

const codesByName: ReadonlyMap<string, string> = new Map([
  ["dot3", "DOT3"],
  ["dot4", "DOT4"],
  ["dot4sd", "DOT4HP"],
  ["dot5", "DOT5"],
  ["dot5.1", "DOT5"],
  ["dot5_1", "DOT5"],
]);

/** The code of a fluid as a URL names it: `dot4sd` becomes DOT4HP; unknown names become upper case. */
export function fluidCodeOf(name: string): string {
  const trimmed = name.trim();
  return codesByName.get(trimmed.toLowerCase()) ?? trimmed.toUpperCase();
}

/** `1l` and `1000` become 1000; undefined for a volume that is not sold. */
export function fluidVolumeOf(text: string): FluidVolume | undefined {
  const trimmed = text.trim().toLowerCase();
  const volume = trimmed === "1l" ? 1000 : Number(trimmed);
  return fluidVolumes.find((fluidVolume) => fluidVolume === volume);
}

/** The fluid and volume of a product code such as `DOT4HP-500`; undefined for any other product. */
export function fluidOfCode(code: string): { type: string; volume: FluidVolume } | undefined {
  const [type = "", volume = "", ...more] = code.trim().toUpperCase().split("-");
  const milliliters = fluidVolumeOf(volume);
  const isFluid = fluidCodes.some((fluidCode) => fluidCode === type) && more.length === 0;
  return isFluid && milliliters !== undefined ? { type, volume: milliliters } : undefined;
}
