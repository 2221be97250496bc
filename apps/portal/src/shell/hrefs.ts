import { slugOfSection } from "@caliper/api-client/access";
import type { MenuLink } from "@caliper/api-client/access";
import { paths } from "../paths.ts";
import { site } from "../site.ts";

/**
 * Where an entry of the menu leads. Undefined for a page that the portal does not have yet: such an
 * entry is left out, and one line here brings it in.
 */
export function hrefOf({ page, section }: MenuLink): string | undefined {
  switch (page) {
    case "home":
      return paths.home();
    case "codeSearch":
      return section && paths.section("code", slugOfSection(section) ?? section);
    case "portal":
      return site.portal;
    default:
      return undefined;
  }
}
