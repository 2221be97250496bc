import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import { crumb, link, list } from "./Breadcrumbs.css.ts";

export interface BreadcrumbItem {
  /** The title of the page. */
  label: string;
  /** Its URL; the last item, which is the current page, needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** From the start page to the current page. */
  items: readonly BreadcrumbItem[];
}

/** The path from the start page to the current page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <AriaBreadcrumbs className={list}>
        {items.map((item, index) => (
          <Breadcrumb key={item.label} className={crumb}>
            {index > 0 && <Icon name="chevronRight" size="small" />}
            <Link className={link} {...(item.href !== undefined && { href: item.href })}>
              {item.label}
            </Link>
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
