/** Print quality. */
const dotsPerInch = 300;
const mmPerInch = 25.4;

/** In ms. Fonts embedded in an SVG load after it is decoded, and no event reports it. */
const fontsIn = 250;

/** Renders an SVG at 300 dpi. The PNG stores its resolution, so it prints at the size of the SVG. */
export async function pngOf(svg: string, widthInMm: number, heightInMm: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((widthInMm / mmPerInch) * dotsPerInch);
  canvas.height = Math.round((heightInMm / mmPerInch) * dotsPerInch);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser has no 2D canvas, so no picture can be made.");
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  await new Promise((resolve) => setTimeout(resolve, fontsIn));
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (blob === null) throw new Error("The browser could not make a PNG of this size.");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return new Blob([withResolution(bytes, Math.round((dotsPerInch * 1000) / mmPerInch))], {
    type: "image/png",
  });
}

/** Length of signature and IHDR, after which other chunks may follow. */
const afterHeader = 33;

/** Adds the pHYs chunk, which states the printed size. */
export function withResolution(png: Uint8Array, dotsPerMeter: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode("pHYs"), 4);
  view.setUint32(8, dotsPerMeter);
  view.setUint32(12, dotsPerMeter);
  view.setUint8(16, 1);
  view.setUint32(17, crc(chunk.subarray(4, 17)));
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, afterHeader));
  whole.set(chunk, afterHeader);
  whole.set(png.subarray(afterHeader), afterHeader + chunk.length);
  return whole;
}

/** CRC-32 of a chunk's type and data. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
