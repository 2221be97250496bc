import type { RelatedPart } from "@caliper/api-client";
import { textIn } from "@caliper/catalogue-model";
import { Code, Hide, Notice, Text } from "@caliper/design-system";
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
  const before = ({ kind, quantity }: RelatedPart) =>
    [
      `${t("datasheet.relations.kind", { kind })}: `,
      quantity > 1 ? `${format.count(quantity)} × ` : "",
    ].join("");
  // A printed datasheet has one page; the page of the job prints what belongs together.
  return (
    <Hide on="print">
      <Notice title={t("datasheet.relations.heading")}>
        {relations.map((part) => (
          <div key={`${part.kind} ${part.code}`}>
            {before(part)}
            <Code href={links.datasheet(part)}>{part.code}</Code> {terms.family(part.family)}
            {part.note && (
              <Text as="p" variant="caption" tone="muted">
                {textIn(part.note, locale)}
              </Text>
            )}
          </div>
        ))}
      </Notice>
    </Hide>
  );
}
