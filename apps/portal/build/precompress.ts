import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Plugin } from "vite";
import { brotli, isFast } from "./brotli.ts";

const compressible = /\.(?:css|html|js|json|svg|webmanifest)$/;
/** For fewer bytes, compression saves less than its headers cost. */
const worthwhile = 1024;

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
        if (!compressible.test(file.fileName)) return [];
        const source = file.type === "chunk" ? file.code : file.source;
        const text = Buffer.from(source).toString();
        return Buffer.byteLength(text) >= worthwhile ? [{ name: file.fileName, text }] : [];
      });
      await Promise.all(
        files.map(async ({ name, text }) => {
          const [small, wide] = await Promise.all([
            brotli(text),
            gz(text, { level: isFast ? 1 : 9 }),
          ]);
          this.emitFile({ type: "asset", fileName: `${name}.br`, source: small });
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: wide });
        }),
      );
    },
  },
});
