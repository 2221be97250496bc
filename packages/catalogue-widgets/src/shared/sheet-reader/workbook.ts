import { attributesOf, walkXml } from "./xml.ts";

/** What a part of the archive refers to. */
export interface Relation {
  /** The last word of its type: `worksheet`, `sharedStrings`. */
  readonly type: string;
  /** Where it is in the archive. */
  readonly path: string;
}

/** Where the relations of a part are: `xl/_rels/workbook.xml.rels` for `xl/workbook.xml`. */
export const relationsPath = (part: string): string => part.replace(/([^/]*)$/u, "_rels/$1.rels");

/** The path that a relation means, from the folder of the part that has it. */
function resolved(part: string, target: string): string {
  const steps = target.startsWith("/") ? [] : part.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

/** The relations of a part, by their ids. */
export function relationsOf(part: string, xml: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  walkXml(xml, {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const of = attributesOf(attributes);
      const target = of.get("Target") ?? "";
      if (of.get("TargetMode") === "External") return;
      relations.set(of.get("Id") ?? "", {
        type: (of.get("Type") ?? "").split("/").at(-1) ?? "",
        path: resolved(part, target),
      });
    },
    close() {},
  });
  return relations;
}

export interface SheetPart {
  /** As its tab says. */
  readonly name: string;
  readonly isHidden: boolean;
  /** The relation that tells where it is. */
  readonly relation: string;
}

export interface WorkbookPart {
  /** In the order of their tabs. */
  readonly sheets: readonly SheetPart[];
  /** Whether its days count from 1904, as those of older Macs do. */
  readonly is1904: boolean;
}

export function workbookOf(xml: string): WorkbookPart {
  const sheets: SheetPart[] = [];
  let is1904 = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === "workbookPr") {
        is1904 = ["1", "true"].includes(attributesOf(attributes).get("date1904") ?? "");
      }
      if (name !== "sheet") return;
      const of = attributesOf(attributes);
      sheets.push({
        name: of.get("name") ?? "",
        isHidden: (of.get("state") ?? "visible") !== "visible",
        relation: of.get("id") ?? "",
      });
    },
    close() {},
  });
  return { sheets, is1904 };
}
