import {
  type BannerCache,
  createSheetUpload,
  rereadFiles,
  rereadImports,
  saveSheetLayout,
  sheetLayoutsQuery,
  uploadFile,
} from "@caliper/api-client";
import { isReadable, readInWorker, useClient } from "@caliper/catalogue-widgets/shared";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { formatOf } from "./conversion/formatOf.ts";
import { ImportQueue } from "./ImportQueue.ts";
import { fileKindOf } from "./uploadTypes.ts";

/** A queue of files that lives as long as the component, and its items. */
export function useImportQueue(bannerCache?: BannerCache) {
  const client = useClient();
  const queries = useQueryClient();
  const [queue] = useState(
    () =>
      new ImportQueue({
        layouts: () => queries.fetchQuery(sheetLayoutsQuery(client)),
        remember: (layout) => saveSheetLayout(client, layout),
        read: readInWorker,
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
