import { expect, it } from "vitest";
import { fmsiNumbers } from "./fmsi.ts";

it.each([
  ["D1650", ["D1650"]],
  ["D-1650", ["D-1650"]],
  ["8878-D1650", ["8878-D1650", "D1650"]],
  ["7546A-D648", ["7546A-D648", "D648"]],
  ["D1754, D1377", ["D1754", "D1377"]],
  ["8878-D1650 / 8879-D1651", ["8878-D1650", "D1650", "8879-D1651", "D1651"]],
  ["D1754/D1377", ["D1754", "D1377"]],
  ["D1650; D-1650", ["D-1650"]],
  [" ", []],
])("%s is found by %j", (text, numbers) => expect(fmsiNumbers(text)).toEqual(numbers));
