import { PartsLists, type PartToAdd, useListLabels } from "@caliper/catalogue-widgets";
import { preloadable } from "@caliper/design-system";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { paths } from "../paths.ts";
import { PageTexts } from "../state/PageTexts.tsx";
import { useServices } from "../state/services.tsx";
import { loadAllTexts } from "../state/texts.ts";

// Most visits add nothing.
const AddToListDialog = preloadable(async () => (await import("./AddToListDialog.tsx")).default);

/** The lists of parts of signed-in users: widgets offer to add parts, and a dialog asks for quantities. */
export function UserLists({ children }: { children: ReactNode }) {
  const { store } = useServices();
  const [added, setAdded] = useState<readonly PartToAdd[] | null>(null);
  const labels = useListLabels();
  const lists = useMemo(
    () => ({ ...labels, add: setAdded, chosen: store.list, href: paths.lists }),
    [labels, store],
  );
  return (
    <PartsLists value={lists}>
      {children}
      {added && (
        <Suspense fallback={null}>
          <PageTexts load={loadAllTexts}>
            <AddToListDialog parts={added} onClose={() => setAdded(null)} />
          </PageTexts>
        </Suspense>
      )}
    </PartsLists>
  );
}
