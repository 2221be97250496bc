import { expect, test } from "vitest";
import {
  frameNumbersIn,
  hasVehicleIdentifier,
  modelCodeOf,
  withoutVehicleIdentifiers,
} from "./vehicle-identifiers.ts";

test.each([
  ["NZE121-3012345", [0, 14]],
  ["gj7-123456", [0, 10]],
  ["ZE0-123456", [0, 10]],
  ["CT9A-0012345", [0, 12]],
  ["FE70BB-50012", [0, 12]],
  ["GDB-012345", [0, 10]],
  ["discos NZE141-1234567 2004", [7, 21]],
  ["*NZE141-1234567*", [1, 15]],
  ["DBA-NZE141-1234567", [0, 18]],
  ["NZE141\u20131234567", [0, 14]],
  ["\uFF2E\uFF3A\uFF25\uFF11\uFF14\uFF11\uFF0D\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17", [0, 14]],
  ["chasis: NZE141 1234567", [8, 22]],
  ["Frame no. NZE1411234567", [10, 23]],
])("%j contains a frame number", (text, [from, to]) => {
  expect(frameNumbersIn(text)).toEqual([{ from, to }]);
  expect(hasVehicleIdentifier(text)).toBe(true);
});

test.each([
  "BR31338",
  "D1210",
  "D1210-7580",
  "8878-D1650",
  "WC/MC116328",
  "WC/MC-116328",
  "BD/BR1200",
  "13046-0123456",
  "04465-02220",
  "94200-SV7-A01",
  "57110-SNA-A01",
  "BBM4K-33-28ZA",
  "A 000 420 64 04",
  "V12-320A",
  "FX-12345",
  "MR-389540",
  "NP300 2511001",
  "D465 7100157",
  "Z23-1210",
  "corolla 2012-2015",
  "0 986 479 103",
  "chasis E90 2012",
])("%j contains none", (text) => {
  expect(hasVehicleIdentifier(text)).toBe(false);
});

test("identifiers are left out of a text", () => {
  expect(withoutVehicleIdentifiers("/p/NZE141-1234567/I1HGCM82633A004352.html")).toBe(
    "/p/\u2026/\u2026.html",
  );
  expect(withoutVehicleIdentifiers("/api/v1/imports/3f2b8c1d-4e5f-4a6b-8c7d-9e0f1a2b3c4d")).toBe(
    "/api/v1/imports/3f2b8c1d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
  );
});

test.each([
  ["NZE141-1234567", "NZE141"],
  ["DBA-NZE141-1234567", "NZE141"],
  ["NZE1411234567", "NZE141"],
  ["GDB-012345", "GDB"],
])("the model code of %s is %s", (number, code) => {
  const { from, to } = modelCodeOf(number);
  expect(number.slice(from, to)).toBe(code);
});

test.each([
  ["1HGCM82633A0043", true],
  ["1HGCM82633A", false],
])("%s, without its last characters, identifies a single vehicle: %s", (text, isIt) => {
  expect(hasVehicleIdentifier(text)).toBe(isIt);
});
