import { matchPath, useLocation } from "react-router-dom";
import { paths, patterns, readReportView } from "../paths.ts";

/** The URL of the current menu entry; a datasheet belongs to its section's code search. */
export function useCurrentEntry(): string {
  const { pathname, search } = useLocation();
  if (pathname === patterns.brakeFluidSheet) return paths.section("schema", "brake_fluid");
  if (pathname === patterns.loadData || matchPath(patterns.importPreview, pathname)) {
    return paths.loadData({ load: true });
  }
  if (pathname === patterns.reports) {
    const view = readReportView(new URLSearchParams(search));
    // Lists and sent orders belong to the entry for orders.
    return paths.reports(view === "list" || view === "history" ? "order" : view);
  }
  if (matchPath(patterns.order, pathname)) return paths.reports("order");
  if (pathname !== patterns.datasheet) return pathname;
  const section = new URLSearchParams(search).get("section");
  return section === null ? pathname : paths.section("code", section);
}
