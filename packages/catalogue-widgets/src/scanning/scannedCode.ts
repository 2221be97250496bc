const ourPaths = [/^\/p\/(?<code>[^/]+)\/?$/u, /^\/datasheet\/?$/u];

/** The search text for a scanned text: the code in one of our links, the number in a GS1 label, else the text. */
export function scannedCode(text: string): string {
  // The key that focuses the search field, pressed right before the scan, is not part of it.
  const read = text.trim().replace(/^\//u, "");
  return codeOfLink(read) ?? gtinOfLabel(read) ?? read;
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

/** The article number of a label with several elements: `(01)07501234567893(10)LOT5`, or with a symbology identifier. */
const label = /^(?:\](?:d2|C1|Q3)01|\(01\))(?<gtin>\d{14})/u;

/** Some readers write the first function character instead of the identifier. */
const functionCharacter = "\u001D";

function gtinOfLabel(text: string): string | undefined {
  const identified = text.startsWith(functionCharacter) ? `]d2${text.slice(1)}` : text;
  return label.exec(identified)?.groups?.["gtin"];
}
