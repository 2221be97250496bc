import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import sharp from "sharp";
import { prepareZXingModule, type WriterOptions, writeBarcode } from "zxing-wasm/writer";

/** A label: the text of its code, and the kind of code. */
export interface Label {
  readonly text: string;
  readonly format: NonNullable<WriterOptions["format"]>;
}

const [width, height] = [1280, 720];
/** Frames per label; the browser plays about 30 per second and loops. */
const framesEach = 12;

prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/writer/zxing_writer.wasm")),
    ).buffer,
  },
});

/** Writes a film of worn labels, photographed at an angle, for Chromium's fake camera. */
export async function filmLabels(labels: readonly Label[], file: string): Promise<void> {
  const pictures = await Promise.all(labels.map(photograph));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    Buffer.concat(pictures.flatMap((picture) => Array.from({ length: framesEach }, () => picture))),
  );
}

async function photograph({ text, format }: Label): Promise<Buffer> {
  const { svg } = await writeBarcode(text, { format, scale: 5, addQuietZones: true });
  const printed = await sharp(Buffer.from(svg))
    .flatten({ background: "white" })
    .resize({ width: 560, height: 420, fit: "inside" })
    .toBuffer();
  const { width: wide, height: high } = await sharp(printed).metadata();
  const label = await sharp(printed)
    .composite([{ input: Buffer.from(scratches(wide, high)) }])
    .affine([1, 0.1, -0.08, 1], { background: "#d8d4cc" })
    .toBuffer();
  const surface = { width, height, channels: 3, background: "#b9b2a6" } as const;
  return sharp({ create: surface })
    .composite([{ input: label, gravity: "center" }])
    .blur(0.8)
    .modulate({ brightness: 0.85 })
    .jpeg({ quality: 75, chromaSubsampling: "4:2:0" })
    .toBuffer();
}

/** Scratches across the middle, and a worn corner. */
const scratches = (wide: number, high: number): string => {
  const lines = [0.38, 0.5, 0.62].map(
    (share) =>
      `<path d="M${wide * 0.3} ${high * share}L${wide * 0.6} ${high * (share - 0.08)}" stroke="white" stroke-width="2"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${lines.join("")}
    <circle cx="${wide}" cy="${high}" r="${high / 12}" fill="#ddd"/></svg>`;
};
