import { type Language, languageOf } from "@caliper/catalogue-model";
import { useSyncExternalStore } from "react";

/** The language of the document's `lang`, which the host may change; on a server that of the first visit. */
export function useDocumentLanguage(): Language {
  return languageOf(useSyncExternalStore(subscribe, readTag, () => ""));
}

const readTag = () => document.documentElement.lang;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  return () => observer.disconnect();
}
