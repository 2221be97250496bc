import { describe, expect, it } from "vitest";
import { readList } from "@caliper/catalogue-model";
import { copiedLines } from "./copiedLines.ts";
import type { DocumentLine } from "./LinesDocument.tsx";

const line = (code: string, quantity: number): DocumentLine => ({
  id: code,
  code,
  description: "Rotor de freno, 2 piezas",
  quantity,
  price: 38.4,
  perBox: 2,
  perPallet: undefined,
  boxWeight: undefined,
});
const lines = [line("BR31338", 40), line("5X100", 2)];

describe("the copied lines of an order", () => {
  it.each([
    {
      code: "Code",
      description: "Description",
      quantity: "Quantity",
      price: "Price",
      amount: "Amount",
    },
    {
      code: "Código",
      description: "Descripción",
      quantity: "Cantidad",
      price: "Precio",
      amount: "Importe",
    },
  ])("are read by the list of codes with their quantities: $code", (titles) => {
    const text = copiedLines(lines, titles);
    expect(text.split("\n")[1]).toBe("BR31338\tRotor de freno, 2 piezas\t40\t38.40\t1536.00");
    expect(readList(text).lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ["BR31338", 40],
      ["5X100", 2],
    ]);
  });
});
