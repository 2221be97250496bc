import { expect, it } from "vitest";
import { scannedCode } from "./scannedCode.ts";

it.each([
  ["https://catalogo.example.com/p/BR31338", "BR31338"],
  ["HTTP://LOCALHOST:3000/p/BD%2FBR1200", "BD/BR1200"],
  ["https://example.com/datasheet?codigo=D1200&section=pastillas_y_bandas", "D1200"],
  ["https://example.com/other?codigo=D1200", "https://example.com/other?codigo=D1200"],
  ["https://example.com/p/%E0%A4%A", "%E0%A4%A"],
  [" D1200\r\n", "D1200"],
  ["/BR31338", "BR31338"],
  ["7501234567893", "7501234567893"],
  ["]d20107501234567893\u001D10LOT5", "07501234567893"],
  ["\u001D010750123456789310LOT5", "07501234567893"],
  ["(01)07501234567893(10)LOT5", "07501234567893"],
  ["0107501234567893", "07501234567893"],
  ["]C0BR31338", "BR31338"],
  ["]Q1https://example.com/p/D1200", "D1200"],
])("%j is %s", (text, code) => {
  expect(scannedCode(text)).toBe(code);
});
