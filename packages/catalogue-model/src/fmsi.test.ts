import { expect, it } from "vitest";
import { fmsiNumbers, wvaNumbers } from "./fmsi.ts";

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

it.each([
  ["23914", ["23914"]],
  ["23914/23915/23916", ["23914", "23915", "23916"]],
  ["23914, 23915", ["23914", "23915"]],
  ["23914 23915", ["23914", "23915"]],
  ["23914-23915", ["23914", "23915"]],
  // Height and finish of one plate.
  ["23914 170 2 4", ["23914 170 2 4"]],
  ["23914/170", ["23914/170"]],
  ["D1754 / D1377", ["D1754", "D1377"]],
])("the WVA numbers of %s are %j", (text, numbers) => expect(wvaNumbers(text)).toEqual(numbers));
