import { datasheetQuery } from "@caliper/api-client";
import { familyOf, slugOfSection } from "@caliper/catalogue-model";
import { useClient } from "@caliper/catalogue-widgets";
import { useQuery } from "@tanstack/react-query";
import { matchPath, useLocation } from "react-router-dom";
import { paths, patterns, readReportView } from "../paths.ts";
import { useSession } from "../state/useSession.ts";

/** The URL of the current menu entry; a datasheet belongs to its section's code search. */
export function useCurrentEntry(): string {
  const { pathname, search } = useLocation();
  const { viewer } = useSession();
  const query = new URLSearchParams(search);
  const code = query.get("codigo")?.trim() ?? "";
  // The page loads the datasheet; without a section in the URL, it knows the product's family.
  const client = useClient();
  const ownQuery = datasheetQuery(client, { code, user: viewer.username });
  const { data: ownSheet } = useQuery({ ...ownQuery, enabled: false });
  // The server's page comes with the public sheet.
  const { data: publicSheet } = useQuery({ ...datasheetQuery(client, { code }), enabled: false });
  const sheet = ownSheet ?? publicSheet;
  if (pathname === patterns.brakeFluidSheet) return paths.section("schema", "brake_fluid");
  if (pathname === patterns.loadData || matchPath(patterns.importPreview, pathname)) {
    return paths.loadData({ load: true });
  }
  if (pathname === patterns.reports) return paths.reports(readReportView(query));
  if (matchPath(patterns.lists, pathname)) return paths.lists();
  if (matchPath(patterns.ownOrders, pathname)) return paths.ownOrders();
  if (matchPath(patterns.quotations, pathname)) return paths.lists();
  if (matchPath(patterns.order, pathname)) return paths.reports("history");
  if (pathname !== patterns.datasheet) return pathname;
  const section = query.get("section");
  if (section !== null) return paths.section("code", section);
  return sheet
    ? paths.section("code", slugOfSection(familyOf(sheet.family).section) ?? "")
    : pathname;
}
