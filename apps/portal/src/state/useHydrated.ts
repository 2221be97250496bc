import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while a component hydrates, so that it first shows what the server rendered. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
