import { expect, it } from "vitest";
import { valueNames, wheelSize } from "./values.ts";

it("values are looked up in lower case", () => {
  expect(Object.keys(valueNames).filter((key) => key !== key.toLowerCase())).toEqual([]);
});

it("wheels of every size are one remark", () => {
  expect(wheelSize.pattern.exec("16-inch wheel")?.[1]).toBe("16");
  expect(wheelSize.pattern.exec("16.5-inch wheels")?.[1]).toBe("16.5");
  expect(wheelSize.pattern.exec("for a 16-inch wheel")).toBeNull();
});
