import { isSignedIn } from "@caliper/catalogue-model";
import { PartsLists, type PartToAdd, useViewer } from "@caliper/catalogue-widgets";
import { preloadable } from "@caliper/design-system";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { useText } from "./messages/index.ts";
import { paths } from "./paths.ts";
import { PageTexts } from "./state/PageTexts.tsx";
import { useServices } from "./state/services.tsx";
import { loadAllTexts } from "./state/texts.ts";

// Most visits add nothing.
const AddToListDialog = preloadable(
  async () => (await import("./shell/AddToListDialog.tsx")).default,
);

/** Replaced by codes. */
const placeholder = "\u0000";

/** The lists of parts of signed-in users: widgets offer to add parts, and a dialog asks for quantities. */
export function UserLists({ children }: { children: ReactNode }) {
  const t = useText();
  const viewer = useViewer();
  const { store } = useServices();
  const [added, setAdded] = useState<readonly PartToAdd[] | null>(null);
  const isOffered = isSignedIn(viewer);
  const label = t("portal.addToList");
  const pattern = t("portal.addCodesToList", { codes: placeholder });
  // Every row of results reads it: it changes with the language only.
  const lists = useMemo(
    () => ({
      add: setAdded,
      chosen: store.list,
      label,
      labelOf: (codes: string) => pattern.replace(placeholder, codes),
      href: paths.list,
    }),
    [store, label, pattern],
  );
  return (
    <PartsLists value={isOffered ? lists : undefined}>
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
