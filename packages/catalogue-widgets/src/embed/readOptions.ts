import {
  type EmbedBrand,
  type EmbedOptions,
  type EmbedWidget,
  embedSections,
  embedThemes,
  type HeadingLevel,
} from "../shared/embed-options/index.ts";
import { warnOnce } from "./warnOnce.ts";

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text);

/** The attribute `key` for React and Vue, which use that name themselves and do not write it. */
export const keyInFrameworks = "embed-key";

/** The options in the attributes of an element. Unknown values count as missing. */
export function readOptions(element: Element, widget: EmbedWidget): EmbedOptions {
  const text = (name: string) => textIn(element, name);
  const level = Number(text("heading-level"));
  return {
    widget,
    server: serverOf(text("server")),
    key: text("key") ?? text(keyInFrameworks),
    code: text("code"),
    with: text("with"),
    section: oneOf(embedSections, element.getAttribute("section")),
    locale: localeOf(text("locale")),
    theme: oneOf(embedThemes, element.getAttribute("theme")),
    linkTemplate: text("link-template"),
    headingLevel: [1, 2, 3, 4, 5, 6].includes(level) ? (level as HeadingLevel) : undefined,
    cart: element.hasAttribute("cart") && element.getAttribute("cart") !== "false",
    brand: brandOf(text("brand")),
  };
}

/** English and Spanish of any region; undefined for other languages. */
export const localeOf = (tag: string | undefined): "en" | "es" | undefined =>
  oneOf(["en", "es"], tag?.slice(0, 2).toLowerCase() ?? null);

/** The language of the page around an element, or English. */
export function pageLocale(element: Element): "en" | "es" {
  const tag = element.parentElement?.closest("[lang]")?.getAttribute("lang");
  return localeOf(tag ?? document.documentElement.lang) ?? "en";
}

const typographicQuotes = /^[“”„«»″]+|[“”„«»″]+$/g;

/** Editors of texts turn the quotes of an attribute into others, which are then part of its value. */
function textIn(element: Element, name: string): string | undefined {
  const value = element.getAttribute(name)?.trim() ?? "";
  const text = value.replace(typographicQuotes, "");
  if (text !== value)
    warnOnce(`The attribute ${name} of <${element.localName}> has typographic quotes: use ".`);
  return text || undefined;
}

function serverOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (/^https?:/.test(address) && URL.canParse(address)) return new URL(address).origin;
  warnOnce(`The attribute server is not an address such as https://catalogue.example: ${address}`);
  return undefined;
}

function brandOf(json: string | undefined): EmbedBrand | undefined {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json) as EmbedBrand;
  } catch {
    warnOnce("The attribute brand is not JSON and was ignored.");
    return undefined;
  }
}
