import { useSharedState } from "../../provider/index.ts";

const useAwaitedState = () => useSharedState("awaitsResults", false);

/** Moves the focus to the results that are shown next, from the header's field that led to them. */
export function useAwaitResults(): () => void {
  const [, setAwaited] = useAwaitedState();
  return () => {
    const end = new AbortController();
    const forget = () => {
      end.abort();
      setAwaited(false);
    };
    // After one of these events the focus is up to the user.
    for (const event of ["keydown", "pointerdown"])
      document.addEventListener(event, forget, { capture: true, signal: end.signal });
    setAwaited(true);
  };
}

/** Whether the results that are shown next receive the focus. */
export const useAwaited = (): boolean => useAwaitedState()[0];
