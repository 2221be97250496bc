import type { Answer, Wire } from "@caliper/api-client/wire";
import { noteOf } from "../../catalogue/relations.service.ts";
import type { RelationRow } from "../../catalogue/relations.repository.ts";
import type { Job, JobPart } from "../../job/job.service.ts";
import { decidingOf, partOf } from "./finding.ts";
import { stockOf } from "./products.ts";

const kinds: Readonly<Record<string, Wire<"JobPart">["belongsWith"][number]["kind"]>> = {
  Required: "required",
  Recommended: "recommended",
  "Matched pair": "matchedPair",
  "Part of set": "partOf",
};

const relationOf = (row: RelationRow) => {
  const kind = kinds[row.kind];
  return kind ? [{ code: row.code, kind, note: noteOf(row) }] : [];
};

const jobPart = ({ part, prices, relations, ...quantity }: JobPart): Wire<"JobPart"> => ({
  ...partOf({ ...part, reason: undefined }),
  ...quantity,
  prices: prices?.map(({ grade, amount, stock }) => ({
    grade,
    amount,
    stock: stock && stockOf(stock),
  })),
  belongsWith: relations.flatMap(relationOf),
});

export const jobAnswer = ({ warehouse, groups, missing }: Job): Answer<"getJob"> => ({
  warehouse,
  groups: groups.map(({ families, side, need, decision, parts }) => ({
    ...decidingOf(decision),
    families: [...families],
    side,
    need,
    parts: parts.map(jobPart),
  })),
  missing: missing.map((families) => [...families]),
});
