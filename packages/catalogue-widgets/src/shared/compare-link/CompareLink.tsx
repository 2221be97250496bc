import { type FamilyId, familyOf, isSignedIn, maySeeSection } from "@caliper/catalogue-model";
import { LinkButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { contained, useLinks, useViewer } from "../../provider/index.ts";
import { messages } from "./messages.ts";
import { isComparedSection } from "./sections.ts";

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
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const links = useLinks();
  const { section } = familyOf(family);
  // An access key cannot open pages of the portal.
  const mayCompare = isSignedIn(viewer) && maySeeSection(section, viewer);
  if (!isComparedSection(section) || !mayCompare) return null;
  return (
    <LinkButton href={links.comparison(section, { a: code })} icon="compare" fill={fill}>
      {formatMessage(messages.compare)}
    </LinkButton>
  );
}
