import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:css|html|js|json|svg|webmanifest)$/;
/** For fewer bytes, compression saves less than its headers cost. */
const worthwhile = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` next to each text file of the build, for the server to send. */
export const precompress = (): Plugin => ({
  name: "caliper:precompress",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        const source = file.type === "chunk" ? file.code : file.source;
        const bytes = Buffer.from(source);
        return compressible.test(file.fileName) && bytes.length >= worthwhile
          ? [{ name: file.fileName, bytes }]
          : [];
      });
      await Promise.all(
        files.map(async ({ name, bytes }) => {
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          const [small, wide] = await Promise.all([
            brotli(bytes, { params }),
            gz(bytes, { level: 9 }),
          ]);
          this.emitFile({ type: "asset", fileName: `${name}.br`, source: small });
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: wide });
        }),
      );
    },
  },
});
