import {
  type BannerCache,
  createSheetUpload,
  rereadFiles,
  rereadImports,
  saveSheetLayout,
  sheetLayoutsQuery,
  uploadFile,
} from "@caliper/api-client";
import { maySee, relatedTables } from "@caliper/catalogue-model";
import { isReadable, readInWorker, useClient, useViewer } from "@caliper/catalogue-widgets/shared";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { formatOf } from "./conversion/formatOf.ts";
import { ImportQueue } from "./ImportQueue.ts";
import { fileKindOf } from "./uploadTypes.ts";

const ownTable = relatedTables.customer_code.wireName;

/** A queue of files that lives as long as the component, and its items. */
export function useImportQueue(bannerCache?: BannerCache) {
  const client = useClient();
  const queries = useQueryClient();
  // Others than administrators load their own codes only.
  const isOwn = !maySee("administration", useViewer());
  const [queue] = useState(
    () =>
      new ImportQueue({
        layouts: async () => (isOwn ? [] : queries.fetchQuery(sheetLayoutsQuery(client))),
        remember: async (layout) => (isOwn ? undefined : saveSheetLayout(client, layout)),
        read: (request, ...rest) =>
          readInWorker(isOwn ? { ...request, table: ownTable } : request, ...rest),
        uploadOf: (sheet, mode) =>
          createSheetUpload(client, { ...sheet, remarkRows: sheet.remarks.size, mode }),
        store: (file, type, signal) =>
          uploadFile(client, file, fileKindOf(type, file.name), signal),
        isReadable,
        formatOf,
        onImports: () => void rereadImports(queries),
        // Banners, newsletter and pictures of products.
        onStored: () => void rereadFiles(queries, client, bannerCache),
      }),
  );
  useEffect(() => {
    queue.open();
    window.addEventListener("pagehide", queue.leave);
    return () => {
      window.removeEventListener("pagehide", queue.leave);
      queue.close();
    };
  }, [queue]);
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.getSnapshot) };
}
