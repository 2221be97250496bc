import { expect, test } from "vitest";
import { scannedText, withoutScanSigns } from "./scanned-text.ts";

/** General Specifications, section 5.1.2: symbology identifiers; section 7.8.4: element strings, and FNC1 sent as GS. */
test.each([
  ["]C0BR31338", "BR31338"],
  ["]A0BR31338", "BR31338"],
  ["]E00400074830563", "0400074830563"],
  ["]E407501234", "07501234"],
  ["]C10100400074830563", "00400074830563"],
  ["]C1010040007483056310LOT5", "00400074830563"],
  ["]d2010040007483056310LOT5\u001D21123", "00400074830563"],
  ["]Q310LOT5\u001D0100400074830563", "00400074830563"],
  ["]e01726123110LOT5\u001D0100400074830563", "00400074830563"],
  ["]C111260101310300125001004000748305633712", "00400074830563"],
  ["\u001D010040007483056310LOT5", "00400074830563"],
  ["0100400074830563", "00400074830563"],
  ["010040007483056310LOT5", "00400074830563"],
  ["(01)00400074830563(10)LOT5", "00400074830563"],
  ["(10)LOT5(01)00400074830563", "00400074830563"],
  ["(01) 00400074830563", "00400074830563"],
  ["*BR31338*", "BR31338"],
  ["]A0*D-1200*", "D-1200"],
  ["https://id.gs1.org/01/00400074830563", "00400074830563"],
  ["id.gs1.org/01/00400074830563", "00400074830563"],
  ["https://caliper.example/01/00400074830563/10/LOT5?17=261231", "00400074830563"],
])("%j is %s", (read, text) => {
  expect(scannedText(read)).toBe(text);
});

test.each([
  ["a code", "BR31338"],
  ["a GTIN", "0400074830563"],
  ["a number that starts with 01", "0104000"],
  ["element strings without an article number", "]C110LOT5", "10LOT5"],
  ["a wrong check digit", "0100400074830564"],
  ["a path that is not an address", "a/01/00400074830563"],
  ["an empty text", ""],
])("%s has no article number", (_, read, text = read) => {
  expect(scannedText(read)).toBe(text);
});

test.each([
  ["]C0BR31338", "   BR31338"],
  ["]E00400074830563", "   0400074830563"],
  ["0100400074830563", "  00400074830563"],
  ["010040007483056310LOT5", "  00400074830563      "],
  ["*BR31338*", " BR31338 "],
  [" ]C0BR31338 ", "    BR31338 "],
  ["]C0BR31338]C0D1200", "   BR31338   D1200"],
  ["*BR31338**D1200*", " BR31338  D1200 "],
  ["01004000748305630100400074830563", "  00400074830563  00400074830563"],
  ["https://id.gs1.org/01/00400074830563", "                      00400074830563"],
  ["]C0BR31338".repeat(20_000), "   BR31338".repeat(20_000)],
  ["BR31338", "BR31338"],
  ["pastillas corolla 2012", "pastillas corolla 2012"],
])("%.40j without the signs of bar codes is %.40j", (text, plain) => {
  expect(withoutScanSigns(text)).toBe(plain);
});
