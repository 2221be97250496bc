import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import { footer, links as linksStyle, text, ways } from "./Footer.css.ts";

export interface FooterLink {
  /** Tells the links apart. */
  id: string;
  label: string;
  href: string;
  /** Leads out of the site: an arrow says so, and it opens a new tab. */
  isExternal?: boolean;
}

export interface FooterProps {
  /** Whose data it is and what one may rely on. */
  children: ReactNode;
  /** At the right, in the order given; they wrap among themselves before they go under the text. */
  links: readonly FooterLink[];
  /** The name of the list of links, for screen readers. */
  linksLabel: string;
}

/** Small print at the left, a few ways on at the right. */
export function Footer({ children, links, linksLabel }: FooterProps) {
  return (
    <footer className={footer}>
      <div className={text}>{children}</div>
      {links.length > 0 && (
        <nav className={ways} aria-label={linksLabel}>
          <ul className={linksStyle}>
            {links.map(({ id, label, href, isExternal }) => (
              <li key={id}>
                <Link appearance="quiet" href={href} isExternal={isExternal}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
