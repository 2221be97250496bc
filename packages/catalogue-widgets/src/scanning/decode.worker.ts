/** Reads barcodes in a thread of its own, because its WebAssembly needs a content security policy that pages do not have. */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

prepareZXingModule({
  overrides: {
    // The host's bundler copies the file; without this it would be loaded from another site.
    locateFile: () => new URL("zxing-wasm/reader/zxing_reader.wasm", import.meta.url).href,
  },
});

addEventListener("message", ({ data }: MessageEvent<ImageData>) => {
  const read = readBarcodes(data, {
    formats: ["EAN13", "EAN8", "UPCA", "UPCE", "Code128", "DataMatrix", "QRCode"],
    maxNumberOfSymbols: 1,
    textMode: "Plain",
    // Finds labels with scratches.
    tryDenoise: true,
  });
  read.then(
    (barcodes) =>
      postMessage(
        barcodes.map(({ text, symbologyIdentifier }) => labelled(text, symbologyIdentifier)),
      ),
    // Out of memory, or the file could not be loaded.
    () => postMessage(null),
  );
});

/** Labels of several elements start with their symbology identifier, as scanners send it. */
const labelled = (text: string, identifier: string): string =>
  /^\](?:d2|C1|Q3)$/u.test(identifier) ? `${identifier}${text}` : text;
