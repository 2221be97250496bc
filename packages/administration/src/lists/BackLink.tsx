import { Hide, Link } from "@caliper/design-system";

export interface BackLinkProps {
  href: string;
  /** The name of the page there. */
  children: string;
}

/** The way back from a page to the list that it belongs to; not printed. */
export const BackLink = ({ href, children }: BackLinkProps) => (
  <Hide on="print">
    <Link href={href}>{children}</Link>
  </Hide>
);
