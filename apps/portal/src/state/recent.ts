import { isSignedIn } from "@caliper/catalogue-model";
import { type RecentProduct, recentProductsIn } from "@caliper/catalogue-widgets";
import { useState } from "react";
import { useServices } from "./services.tsx";
import { useSession } from "./useSession.ts";

/** The datasheets that the user opened last. Nothing is stored without a session. */
export function useRecentProducts(): {
  products: readonly RecentProduct[];
  add: (product: RecentProduct) => void;
} {
  const { store } = useServices();
  const { viewer } = useSession();
  const recent = recentProductsIn(store.recent);
  const [, setCount] = useState(0);
  const { username } = viewer;
  const isKnown = isSignedIn(viewer);
  const add = (product: RecentProduct) => {
    if (!isKnown) return;
    recent.add(username, product);
    setCount((count) => count + 1);
  };
  return { products: isKnown ? recent.read(username) : [], add };
}
