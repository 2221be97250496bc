import type { FamilyId } from "@caliper/catalogue-model";

/** The widgets that a page can embed; an element is called `caliper-` and the widget. */
export const embedWidgets = [
  "datasheet",
  "code-search",
  "vehicle-search",
  "measure-search",
  "comparison",
  "drawing",
] as const;

export type EmbedWidget = (typeof embedWidgets)[number];

export const embedSections = ["pads", "rotors", "cylinders"] as const;
export type EmbedSection = (typeof embedSections)[number];

export const embedThemes = ["light", "dark", "auto"] as const;
export type EmbedTheme = (typeof embedThemes)[number];

export type EmbedLocale = "en" | "es";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Colors of a brand as `#RRGGBB`, by theme; the others belong to the theme. */
export interface EmbedBrandColors {
  /** Fill of the main action. */
  readonly accent?: string;
  readonly accentHover?: string;
  /** Text on `accent`. */
  readonly onAccent?: string;
  /** Numbers of sections. */
  readonly accentText?: string;
}

/** A brand as JSON. */
export interface EmbedBrand {
  readonly name?: string;
  readonly light?: EmbedBrandColors;
  readonly dark?: EmbedBrandColors;
}

/** What an element or `mount()` shows. Every option can change while it is shown, except `widget`. */
export interface EmbedOptions {
  readonly widget: EmbedWidget;
  /** The origin of the Caliper server, such as `https://catalogue.example`; by default that of the script. */
  readonly server?: string | undefined;
  /** The embed key, `pk_…`. */
  readonly key?: string | undefined;
  /** Our product code; of a code search, the first search; of a comparison, part A. */
  readonly code?: string | undefined;
  /** Part B of a comparison. */
  readonly with?: string | undefined;
  /** The section of a comparison or a measure search; `rotors` by default. */
  readonly section?: EmbedSection | undefined;
  /** By default the language of the page, or English. */
  readonly locale?: EmbedLocale | undefined;
  /** `auto`, the default, follows the reader's system. */
  readonly theme?: EmbedTheme | undefined;
  /** The target of links to parts, such as `/parts/{code}`; `{family}` and `{locale}` are replaced too. */
  readonly linkTemplate?: string | undefined;
  /** The level of the widget's first heading; 2 by default. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Shows a button that fires `caliper:add-to-cart`. */
  readonly cart?: boolean | undefined;
  /** Name and colors of a brand; the server's by default. */
  readonly brand?: EmbedBrand | undefined;
}

/** Attributes of the elements and the options that they set. */
export const embedAttributes = {
  server: "server",
  key: "key",
  code: "code",
  with: "with",
  section: "section",
  locale: "locale",
  theme: "theme",
  "link-template": "linkTemplate",
  "heading-level": "headingLevel",
  cart: "cart",
  brand: "brand",
} as const satisfies Readonly<Record<string, keyof EmbedOptions>>;

export type EmbedAttribute = keyof typeof embedAttributes;

const forAll = [
  "server",
  "key",
  "locale",
  "theme",
  "heading-level",
  "link-template",
  "brand",
] as const;

/** The attributes that each widget uses. */
export const attributesOf: Readonly<Record<EmbedWidget, readonly EmbedAttribute[]>> = {
  datasheet: ["code", "cart", ...forAll],
  "code-search": ["code", ...forAll],
  "vehicle-search": forAll,
  "measure-search": ["section", ...forAll],
  comparison: ["code", "with", "section", ...forAll],
  drawing: ["code", ...forAll],
};

/** Why a code search found a part. */
export interface EmbedMatch {
  readonly reason: string;
  /** The competitor whose code matched. */
  readonly brand?: string | undefined;
}

/** The `detail` of each event. Canceling an event prevents its default action. */
export interface EmbedEvents {
  /** The widget shows its content. */
  "caliper:ready": EmbedEventPart;
  /** A reader chose a part; it is opened unless canceled. */
  "caliper:select-part": EmbedEventPart & { readonly code: string; readonly href: string };
  /** A reader started a search; nothing is searched if canceled. */
  "caliper:search": EmbedEventPart & { readonly query: EmbedQuery };
  /** A search found nothing. */
  "caliper:no-results": EmbedEventPart & { readonly query: EmbedQuery };
  /** A reader pressed Add to cart. */
  "caliper:add-to-cart": EmbedEventPart & { readonly code: string };
  /** A reader followed a link other than to a part; it is followed unless canceled. */
  "caliper:navigate": EmbedEventPart & { readonly href: string };
  /** The widget cannot show its content. */
  "caliper:error": EmbedEventPart & { readonly reason: EmbedErrorReason };
}

/** A code, or the fields of a vehicle or a measure search. */
export type EmbedQuery = string | Readonly<Record<string, string | number>>;

export interface EmbedEventPart {
  readonly locale: EmbedLocale;
  readonly code?: string | undefined;
  readonly family?: FamilyId | undefined;
  readonly match?: EmbedMatch | undefined;
}

/**
 * `script`: a file of the embed was not loaded or changed on the way. `timeout`: nothing was shown within 8 s. `failed`: the
 * widget threw an exception. The others are kinds of failed requests.
 */
export type EmbedErrorReason =
  | "script"
  | "timeout"
  | "failed"
  | "network"
  | "address"
  | "key"
  | "origin"
  | "fetch"
  | "unauthorized"
  | "forbidden"
  | "notFound"
  | "invalid"
  | "limited"
  | "server"
  | "contract";

export const embedEvents = [
  "caliper:ready",
  "caliper:select-part",
  "caliper:search",
  "caliper:no-results",
  "caliper:add-to-cart",
  "caliper:navigate",
  "caliper:error",
] as const satisfies readonly (keyof EmbedEvents)[];

export type EmbedEventName = (typeof embedEvents)[number];

type EventsByName = { [Name in EmbedEventName]: CustomEvent<EmbedEvents[Name]> };

declare global {
  interface HTMLElementEventMap extends EventsByName {}
}
