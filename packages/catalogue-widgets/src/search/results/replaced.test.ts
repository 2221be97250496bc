import { expect, it } from "vitest";
import { replaced } from "./replaced.ts";

const piece = { text: "corolla", from: 7, to: 14 };

it("replaces a piece of a text", () => {
  expect(replaced("discos corolla 2012", piece, "Corolla Verso")).toBe("discos Corolla Verso 2012");
});

it("removes a piece and the space beside it", () => {
  expect(replaced("discos corolla 2012", piece, "")).toBe("discos 2012");
  expect(replaced("discos corolla", piece, "")).toBe("discos");
});
