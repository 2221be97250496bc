import { plainPath } from "./archive.ts";
import { attribute, walkXml } from "./xml.ts";

/** A reference from one part of the archive to another. */
export interface Relation {
  /** The last segment of its type: `worksheet`, `sharedStrings`. */
  readonly type: string;
  /** Path in the archive. */
  readonly path: string;
}

/** Path of a part's relations: `xl/_rels/workbook.xml.rels` for `xl/workbook.xml`. */
export const relationsPath = (part: string): string => part.replace(/([^/]*)$/u, "_rels/$1.rels");

/** Resolves a relation's target against the folder of the part that has it. */
function resolved(part: string, target: string): string {
  const path = plainPath(target);
  const segments = path.startsWith("/") ? [] : part.split("/").slice(0, -1);
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "." && segment !== "") segments.push(segment);
  }
  return segments.join("/");
}

/** The relations of a part by id, without those that point outside the archive. */
export function relationsOf(part: string, xml: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  walkXml(xml, {
    open(name, attributes) {
      if (name !== "Relationship" || attribute(attributes, "TargetMode") === "External") return;
      relations.set(attribute(attributes, "Id") ?? "", {
        type: (attribute(attributes, "Type") ?? "").split("/").at(-1) ?? "",
        path: resolved(part, attribute(attributes, "Target") ?? ""),
      });
    },
  });
  return relations;
}

export interface SheetPart {
  /** As on its tab. */
  readonly name: string;
  readonly isHidden: boolean;
  /** Id of the relation to its part. */
  readonly relation: string;
}

/** The sheets in the order of their tabs, and whether dates count from 1904, as in files of older Macs. */
export function workbookOf(xml: string) {
  const sheets: SheetPart[] = [];
  let is1904 = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === "workbookPr") {
        is1904 = ["1", "true"].includes(attribute(attributes, "date1904") ?? "");
      }
      if (name !== "sheet") return;
      sheets.push({
        name: attribute(attributes, "name") ?? "",
        isHidden: (attribute(attributes, "state") ?? "visible") !== "visible",
        relation: attribute(attributes, "id") ?? "",
      });
    },
  });
  return { sheets, is1904 };
}
