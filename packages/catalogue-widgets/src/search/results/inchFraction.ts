const millimetersPerInch = 25.4;
const smallest = 64;
/** mm; values are rounded to hundredths. */
const tolerance = 0.006;

/** A length in mm as the trade writes inches, `13/16` or `1 1/16`; undefined if it is not a multiple of 1/64 in. */
export function inchFraction(millimeters: number): string | undefined {
  const parts = Math.round((millimeters / millimetersPerInch) * smallest);
  if (Math.abs((parts * millimetersPerInch) / smallest - millimeters) > tolerance) return undefined;
  const whole = Math.floor(parts / smallest);
  let [top, bottom] = [parts % smallest, smallest];
  if (top === 0) return String(whole);
  while (top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`;
}
