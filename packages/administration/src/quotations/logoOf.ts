/** The size that the server stores, in px. */
const size = { width: 600, height: 240 } as const;
/** As many characters as the contract's `logo` can have. */
const maxLength = 65_000;

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("loadend", () =>
      typeof reader.result === "string"
        ? resolve(reader.result)
        : reject(reader.error ?? new Error("Not readable")),
    );
    reader.readAsDataURL(file);
  });

/**
 * A picture, made small, as a data URL: a PNG, or a JPEG where that is too large, as for a photograph.
 * @throws Error for a file that is not a picture
 */
export async function logoOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, size.width / picture.width, size.height / picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0, width, height);
  const png = await dataUrl(await canvas.convertToBlob({ type: "image/png" }));
  if (png.length <= maxLength) return png;
  // A JPEG is not transparent, and paper is white.
  if (context) {
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
  }
  return dataUrl(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.7 }));
}
