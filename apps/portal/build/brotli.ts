import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Kept, because budgets measure most texts of a build before they are written. */
const measured = new Map<string, Buffer>();

/** `npm start` sets it: the smallest files take a third of a build's time. Budgets are for release builds. */
export const isFast = process.env["CALIPER_BUILD"] === "fast";

const options = (text: string) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: isFast ? 4 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
});

/** The compressed text that the server sends. */
export const brotli = async (text: string): Promise<Buffer> =>
  measured.get(text) ?? compress(text, options(text));

/** How many bytes the server sends of a text. */
export function brotliSize(text: string): number {
  const compressed = measured.get(text) ?? brotliCompressSync(text, options(text));
  measured.set(text, compressed);
  return compressed.length;
}
