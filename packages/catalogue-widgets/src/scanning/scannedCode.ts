import { scannedText } from "@caliper/catalogue-model";

const ourPaths = [/^\/p\/(?<code>[^/]+)\/?$/u, /^\/datasheet\/?$/u];

/** The search text for a scanned text: the code in one of our links, the number in a GS1 label, else the text without the reader's prefix. */
export function scannedCode(scanned: string): string {
  // The key that focuses the search field, pressed right before the scan, is not part of it.
  const read = scanned.trim().replace(/^\//u, "");
  const text = scannedText(read);
  return codeOfLink(text) ?? text;
}

/** Of any host: labels have the portal's URL at the time of printing. */
function codeOfLink(text: string): string | undefined {
  if (!/^https?:\/\//iu.test(text) || !URL.canParse(text)) return undefined;
  const { pathname, searchParams } = new URL(text);
  const [short, datasheet] = ourPaths.map((path) => path.exec(pathname));
  if (short?.groups?.["code"] !== undefined) return decoded(short.groups["code"]);
  return datasheet ? (searchParams.get("codigo") ?? undefined) : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
