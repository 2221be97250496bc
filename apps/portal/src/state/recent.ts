import type { RecentProduct } from "@caliper/api-client";
import { isSignedIn } from "@caliper/catalogue-model";
import { useCallback, useState } from "react";
import { useServices } from "./services.tsx";
import { useSession } from "./session.tsx";

/** The datasheets that the user opened last. Nothing is remembered without a session. */
export function useRecentProducts(): {
  products: readonly RecentProduct[];
  add: (product: RecentProduct) => void;
} {
  const { store } = useServices();
  const { viewer } = useSession();
  const [, setCount] = useState(0);
  const { username } = viewer;
  const isKnown = isSignedIn(viewer);
  const add = useCallback(
    (product: RecentProduct) => {
      if (!isKnown) return;
      store.recent.add(username, product);
      setCount((count) => count + 1);
    },
    [store, username, isKnown],
  );
  return { products: isKnown ? store.recent.read(username) : [], add };
}
