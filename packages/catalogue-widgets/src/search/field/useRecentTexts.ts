import { hasVehicleIdentifier } from "@caliper/catalogue-model";
import { useSharedState } from "../../provider/index.ts";

const maxRecent = 6;
const none: readonly string[] = [];

/** Texts that were searched before, the last one first. Not stored: a text may name a customer's vehicle. */
export function useRecentTexts(): readonly [
  texts: readonly string[],
  remember: (text: string) => void,
] {
  const [texts, setTexts] = useSharedState("recentTexts", none);
  const remember = (text: string) => {
    if (text === "" || hasVehicleIdentifier(text)) return;
    setTexts([text, ...texts.filter((other) => other !== text)].slice(0, maxRecent));
  };
  return [texts, remember];
}
