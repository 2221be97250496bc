import { useEffect, useState } from "react";
import { useServices } from "./services.tsx";

/** Whether keys without modifiers are shortcuts, and a function that changes it in all tabs; stored between visits. */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const { store } = useServices();
  const [isOn, setOn] = useState(() => store.readSingleKeys());
  useEffect(() => store.onChange(() => setOn(store.readSingleKeys())), [store]);
  const change = (next: boolean) => {
    store.saveSingleKeys(next);
    setOn(next);
  };
  return [isOn, change];
}
