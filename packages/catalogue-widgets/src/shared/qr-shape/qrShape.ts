import { encode } from "uqr";

/** The quiet zone that scanners need around the code, in modules. */
const quietZone = 4;

/**
 * The QR code of a text; medium error correction, so that a scratched label can still be scanned.
 * @returns the modules per side, quiet zone included, and SVG path data of the dark ones, one unit per module
 */
export function qrShape(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const runs = data.flatMap((row, y) => rowRuns(row, y));
  return { size, path: runs.join("") };
}

/** One rectangle per run of dark modules, because seams between modules would show in print. */
function rowRuns(row: readonly boolean[], y: number): readonly string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x++;
    runs.push(`M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`);
  }
  return runs;
}
