/** Reads barcodes and QR codes from frames of a camera. */
export interface CodeReader {
  /** The texts of the codes in a frame. @throws {TypeError} when the reader cannot be loaded */
  read: (frame: HTMLVideoElement) => Promise<readonly string[]>;
  /** Ends the worker. */
  close: () => void;
}

/** The browser's own barcode reader, if it has one. */
interface NativeDetector {
  detect(frame: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const formats = ["ean_13", "ean_8", "upc_a", "upc_e", "code_128", "data_matrix", "qr_code"];

export async function openCodeReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? workerReader();
}

async function nativeReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (BarcodeDetector === undefined) return undefined;
  const none: readonly string[] = [];
  const supported = await BarcodeDetector.getSupportedFormats().catch(() => none);
  // Some platforms have the class but support no formats.
  if (!formats.every((format) => supported.includes(format))) return undefined;
  const detector = new BarcodeDetector({ formats });
  return {
    read: async (frame) => (await detector.detect(frame)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

/** px; larger frames take longer without finding more. */
const longestSide = 1280;

function workerReader(): CodeReader {
  const worker = new Worker(new URL("./decode.worker.ts", import.meta.url), { type: "module" });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return {
    read: (frame) =>
      new Promise((resolve, reject) => {
        const scale = Math.min(1, longestSide / Math.max(frame.videoWidth, frame.videoHeight, 1));
        canvas.width = Math.max(1, Math.round(frame.videoWidth * scale));
        canvas.height = Math.max(1, Math.round(frame.videoHeight * scale));
        context?.drawImage(frame, 0, 0, canvas.width, canvas.height);
        const image = context?.getImageData(0, 0, canvas.width, canvas.height);
        if (image === undefined) return resolve([]);
        const fail = () => reject(new TypeError("The reader could not be loaded."));
        worker.onerror = fail;
        worker.onmessage = ({ data }: MessageEvent<readonly string[] | null>) =>
          data === null ? fail() : resolve(data);
        worker.postMessage(image, [image.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
