import type { relatedTables } from "@caliper/catalogue-model";
import type { StatedRow } from "./stated.ts";

type Replacement = StatedRow<(typeof relatedTables)["replacement"]>;

/** Synthetic: a chain of two, one part replaced by two together, one by any of two, and a competitor's code. */
export const replacements: readonly Replacement[] = [
  {
    old_code: "BR21338",
    code: "BR31340",
    reason: "Renumbered",
    date: "2016-05-02",
    note_en: "Same rotor, new numbering",
    note_es: "El mismo rotor, nueva numeración",
  },
  {
    old_code: "BR31340",
    code: "BR31338",
    reason: "Merged",
    date: "2021-09-13",
    note_en: "One rotor for both engines",
    note_es: "Un solo rotor para ambos motores",
  },
  ...[
    { code: "B12011", ratio: 1 },
    { code: "BD31512", ratio: 2 },
  ].map((part): Replacement => ({
    old_code: "KB0947",
    grouping: "Together",
    reason: "Discontinued",
    date: "2019-01-21",
    note_en: "The rear axle kit is now sold as shoes and drums",
    note_es: "El kit del eje trasero ahora se vende como bandas y tambores",
    ...part,
  })),
  ...["D1200", "D12001"].map((code): Replacement => ({
    old_code: "D9960",
    code,
    grouping: "One of",
    reason: "Revised",
    date: "2018-03-05",
    note_en: "D12001 has the shorter plate",
    note_es: "D12001 tiene la placa más corta",
  })),
  { old_code: "XT-88012", code: "BR31402", reason: "Discontinued", date: "2022-11-30" },
];
