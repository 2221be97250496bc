import type { RelatedPart } from "@caliper/api-client";
import { textIn } from "@caliper/catalogue-model";
import { Code, Hide, Notice } from "@caliper/design-system";
import { Fragment } from "react";
import { useText } from "../../messages/index.ts";
import { useFormat, useLinks, useLocale } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";

export interface RelationNotesProps {
  /** Not empty. */
  relations: readonly RelatedPart[];
}

/** What belongs with a part, by kind: `Required: 2 × H5678 Hardware`. */
export function RelationNotes({ relations }: RelationNotesProps) {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const links = useLinks();
  const locale = useLocale();
  const label = (kind: RelatedPart["kind"]) => `${t("datasheet.relations.kind", { kind })}: `;
  const before = ({ quantity }: RelatedPart, index: number) =>
    [index > 0 ? ", " : "", quantity > 1 ? `${format.count(quantity)} × ` : ""].join("");
  const after = ({ family, note }: RelatedPart) =>
    ` ${terms.family(family)}${note ? ` (${textIn(note, locale)})` : ""}`;
  // A printed datasheet has one page; the page of the job prints what belongs together.
  return (
    <Hide on="print">
      <Notice title={t("datasheet.relations.heading")}>
        {[...Map.groupBy(relations, ({ kind }) => kind)].map(([kind, parts]) => (
          <div key={kind}>
            {label(kind)}
            {parts.map((part, index) => (
              <Fragment key={part.code}>
                {before(part, index)}
                <Code href={links.datasheet(part)}>{part.code}</Code>
                {after(part)}
              </Fragment>
            ))}
          </div>
        ))}
      </Notice>
    </Hide>
  );
}
