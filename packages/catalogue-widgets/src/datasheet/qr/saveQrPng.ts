import { qrShape } from "../../shared/qr-shape/index.ts";

/** px; the width of the saved picture. */
export const pictureWidth = 640;

const labelHeight = 96;
const labelFont = '600 48px "IBM Plex Mono", monospace';

/** Downloads `{code}.png`, 640 px wide, with the code below the QR code. */
export function saveQrPng(code: string, address: string): void {
  const link = document.createElement("a");
  link.href = qrPng(code, address);
  link.download = `${code}.png`;
  link.click();
}

/** The picture as a data URL. */
export function qrPng(code: string, address: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = pictureWidth;
  canvas.height = pictureWidth + labelHeight;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser has no 2D canvas, so no picture can be made.");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "black";
  drawQr(pen, address);
  pen.font = labelFont;
  pen.textAlign = "center";
  pen.textBaseline = "top";
  pen.fillText(code, pictureWidth / 2, pictureWidth, pictureWidth - labelHeight);
  return canvas.toDataURL("image/png");
}

/** Whole pixels per module, centered, so that edges stay sharp. */
function drawQr(pen: CanvasRenderingContext2D, address: string): void {
  const { size, path } = qrShape(address);
  const scale = Math.floor(pictureWidth / size);
  const margin = (pictureWidth - scale * size) / 2;
  pen.save();
  pen.translate(margin, margin);
  pen.scale(scale, scale);
  pen.fill(new Path2D(path));
  pen.restore();
}
