import type { FamilyId } from "@caliper/catalogue-model";
import { LinkButton } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { contained } from "../../provider/index.ts";
import { useComparison } from "./useComparison.ts";

export interface CompareLinkProps {
  /** Becomes part A. */
  code: string;
  /** The family of the part. Parts are compared within one section. */
  family: FamilyId;
  /** Takes the full width. */
  fill?: boolean;
}

/** A link to the comparison with the part in it; nothing if the viewer cannot compare the part. */
export const CompareLink = contained("compare-link", CompareLinkContent);

function CompareLinkContent({ code, family, fill = false }: CompareLinkProps) {
  const t = useText();
  const href = useComparison()({ code, family });
  if (href === undefined) return null;
  return (
    <LinkButton href={href} icon="compare" fill={fill}>
      {t("comparison.compare")}
    </LinkButton>
  );
}
