import { useDebounced } from "@caliper/catalogue-widgets/shared";
import { ErrorState, Skeleton } from "@caliper/design-system";
import { useEffect, useRef, useState } from "react";
import { useText } from "../messages/index.ts";
import { attributesIn, type EmbedDraft } from "./embedCode.ts";
import { preview } from "./EmbedBuilder.css.ts";

/** Loads a script of the embed, which defines the elements. */
export type LoadEmbed = (script: string) => Promise<unknown>;

const loadScript: LoadEmbed = (script) => import(/* @vite-ignore */ script);

/** Pause in typing before the preview changes, in ms. */
const previewAfter = 400;

export interface EmbedPreviewProps {
  draft: EmbedDraft;
  /** The path of the script on the page's own server. */
  script: string;
  /** Loads the script; for stories, which have none. */
  load?: LoadEmbed | undefined;
}

/** The element itself, as on another site's page; following its links does not leave this page. */
export function EmbedPreview({ draft, script, load = loadScript }: EmbedPreviewProps) {
  const t = useText();
  const host = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<"loading" | "done" | "failed">("loading");
  const debouncedDraft = useDebounced(draft, previewAfter);

  useEffect(() => {
    let isStale = false;
    const end = (result: "done" | "failed") => {
      if (!isStale) setLoaded(result);
    };
    load(script).then(
      () => end("done"),
      () => end("failed"),
    );
    return () => {
      isStale = true;
    };
  }, [load, script]);

  useEffect(() => {
    const parent = host.current;
    const currentElement = parent?.firstElementChild;
    const tag = `caliper-${debouncedDraft.widget}`;
    const element = currentElement?.localName === tag ? currentElement : elementOf(tag);
    const attributes: ReadonlyMap<string, string> = attributesIn(debouncedDraft);
    for (const name of element.getAttributeNames())
      if (!attributes.has(name)) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    if (element !== currentElement) parent?.replaceChildren(element);
  }, [debouncedDraft]);

  if (loaded === "failed") return <ErrorState title={t("embedding.previewFailed")} />;
  return (
    <>
      {loaded === "loading" && <Skeleton shape="block" height="drawing" />}
      <div ref={host} className={preview} hidden={loaded === "loading"} />
    </>
  );
}

function elementOf(tag: string): Element {
  const element = document.createElement(tag);
  for (const name of ["caliper:select-part", "caliper:navigate"])
    element.addEventListener(name, (event) => event.preventDefault());
  return element;
}
