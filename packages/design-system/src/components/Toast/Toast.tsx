import { Suspense, useSyncExternalStore } from "react";
import { useStaysTrue } from "../../internal/useStaysTrue.ts";
import { Region } from "./lazy.ts";
import type { ToastRegionProps } from "./ToastList.tsx";
import { toastQueue } from "./toastQueue.ts";

export type { ToastRegionProps } from "./ToastList.tsx";

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange);
const hasToasts = () => toastQueue.visibleToasts.length > 0;

/** The region where toasts appear; once per page. `toasts.show` adds one. */
export function ToastRegion(props: ToastRegionProps) {
  const hadToasts = useStaysTrue(useSyncExternalStore(subscribe, hasToasts, () => false));
  return (
    hadToasts && (
      <Suspense fallback={null}>
        <Region {...props} />
      </Suspense>
    )
  );
}
