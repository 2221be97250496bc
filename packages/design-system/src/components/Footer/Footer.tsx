import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import * as styles from "./Footer.css.ts";

export interface FooterLink {
  /** Unique among the links. */
  id: string;
  label: string;
  href: string;
  /** Leaves the site: shows an arrow and opens a new tab. */
  isExternal?: boolean;
}

export interface FooterProps {
  /** Data source and disclaimer. */
  children: ReactNode;
  /** At the end, in the given order. */
  links: readonly FooterLink[];
  /** Accessible name of the list of links. */
  linksLabel: string;
}

/** Legal text at the start and a few links at the end. */
export function Footer({ children, links, linksLabel }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.text}>{children}</div>
      {links.length > 0 && (
        <nav className={styles.ways} aria-label={linksLabel}>
          <ul className={styles.links}>
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
