import {
  type FamilyId,
  familyOf,
  noteTitles,
  relatedTables,
  type WrittenLanguage,
} from "@caliper/catalogue-model";
import type { Sheet, WrittenCell } from "../spreadsheets/workbook.ts";
import type { InterchangeSetsRepository } from "./interchanges.repository.ts";

/**
 * Every interchange of the chosen families in one sheet, so that it can be filtered by type. It can be imported into the table of
 * interchanges, without the notes about the product.
 */
export function interchangeSheet(
  families: readonly FamilyId[],
  interchanges: InterchangeSetsRepository,
  language: WrittenLanguage,
): Sheet {
  const { title, columns } = relatedTables.interchange;
  const [code, brand, interchange] = columns.map((column) => column.title[language]);
  async function* rows(): AsyncGenerator<WrittenCell[][]> {
    for (const family of families) {
      const type = familyOf(family).title.many[language];
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
    name: title[language],
    columns: [
      { header: noteTitles.productType[language], kind: "text", width: 18 },
      { header: code ?? "", kind: "text", width: 16 },
      { header: noteTitles.fmsi[language], kind: "text", width: 14 },
      { header: brand ?? "", kind: "text", width: 20 },
      { header: interchange ?? "", kind: "text", width: 20 },
    ],
    rows: rows(),
  };
}
