import type { Wire } from "@caliper/api-client/wire";
import type { Layout, LayoutsService } from "../../layouts/layouts.service.ts";
import { instant } from "../presenters/accounts.ts";
import { actorOf, type Handlers } from "../routes.ts";

const layoutAnswer = ({ header, columns, savedAt, ...layout }: Layout): Wire<"SheetLayout"> => ({
  ...layout,
  header: [...header],
  columns: [...columns],
  savedAt: instant(savedAt),
});

export function layoutHandlers(layouts: LayoutsService) {
  return {
    listSheetLayouts: async () => (await layouts.list()).map(layoutAnswer),

    saveSheetLayout: async (request) =>
      layoutAnswer(await layouts.save(actorOf(request), request.body)),

    deleteSheetLayout: (request) => layouts.delete(actorOf(request), request.params.id),
  } satisfies Handlers;
}
