import { type FamilyId, familyOf } from "@caliper/catalogue-model";
import type { Sheet, SheetCell } from "../spreadsheets/workbook.ts";
import type { InterchangesRepository } from "./interchanges.repository.ts";

/** The families of the custom table, by their index on the wire. */
export const reportFamilies: readonly FamilyId[] = [
  "brake_drums",
  "brake_lining",
  "brake_pads",
  "brake_rotors",
  "brake_shoes",
  "hardware",
  "master_cylinders",
  "wheel_cylinders",
];

/** Every interchange of the chosen families in one sheet, so that it can be filtered by type. */
export function interchangeSheet(
  families: readonly FamilyId[],
  interchanges: InterchangesRepository,
): Sheet {
  async function* rows(): AsyncGenerator<SheetCell[][]> {
    for (const family of families) {
      const type = familyOf(family).productType;
      for await (const page of interchanges.ofFamily(family)) {
        yield page.map(({ code, fmsi, brand, interchange }) => [
          type,
          code,
          fmsi,
          brand,
          interchange,
        ]);
      }
    }
  }
  return {
    name: "Interchanges",
    columns: [
      { header: "Type", kind: "text", width: 18 },
      { header: "Code", kind: "text", width: 16 },
      { header: "FMSI", kind: "text", width: 14 },
      { header: "Brand", kind: "text", width: 20 },
      { header: "Interchange", kind: "text", width: 20 },
    ],
    rows: rows(),
  };
}
