import { crc32 } from "node:zlib";
import sharp from "sharp";

export interface FormFile {
  readonly name: string;
  readonly content: Buffer | string;
  readonly type?: string;
}

const boundary = "----caliper-test-0123456789";

/** The body and headers of a form with one file and other fields. */
export function form(file: FormFile | undefined, fields: Readonly<Record<string, string>> = {}) {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  if (file) {
    const { name, content, type = "application/octet-stream" } = file;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(content), Buffer.from("\r\n"));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    body: Buffer.concat(parts),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

/** A file and its kind, as the portal sends them. */
export function upload(name: string, kind: number, content: Buffer | string) {
  return form({ name, content }, { id_tipo_archivo: String(kind) });
}

/** A picture of one color. */
export async function picture(
  format: "jpeg" | "png" | "gif" | "webp",
  background = "#b3101d",
): Promise<Buffer> {
  const blank = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return blank.toFormat(format).toBuffer();
}

/** A PNG of these chunks. */
export function pngOf(...chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const written = [...chunks, ["IEND", Buffer.alloc(0)] as const].map(([type, data]) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  });
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...written]);
}

/** The shortest PDF that is accepted as complete. */
export const pdf = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n";
