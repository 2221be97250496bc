// Elements and events of the Caliper embed.

export interface CaliperEventPart { readonly locale: "en" | "es"; readonly code?: string | undefined; readonly family?: "brake_drums" | "brake_fluids" | "brake_lining" | "brake_pads" | "brake_rotors" | "brake_shoes" | "caliper_kits" | "cylinder_cups" | "hardware" | "master_cylinders" | "pistons" | "wheel_cylinders" | undefined; readonly match?: undefined | { readonly reason: string; readonly brand?: string | undefined } }

export interface CaliperEvents {
  /** The widget shows its content. */
  "caliper:ready": CustomEvent<CaliperEventPart>;
  /** A reader chose a part; it is opened unless canceled. */
  "caliper:select-part": CustomEvent<CaliperEventPart & { readonly code: string; readonly href: string }>;
  /** A reader started a search; nothing is searched if canceled. */
  "caliper:search": CustomEvent<CaliperEventPart & { readonly query: string | { readonly [x: string]: string | number; } }>;
  /** A search found nothing. */
  "caliper:no-results": CustomEvent<CaliperEventPart & { readonly query: string | { readonly [x: string]: string | number; } }>;
  /** A reader pressed Add to cart. */
  "caliper:add-to-cart": CustomEvent<CaliperEventPart & { readonly code: string }>;
  /** A reader followed a link other than to a part; it is followed unless canceled. */
  "caliper:navigate": CustomEvent<CaliperEventPart & { readonly href: string }>;
  /** The widget cannot show its content. */
  "caliper:error": CustomEvent<CaliperEventPart & { readonly reason: "address" | "contract" | "failed" | "fetch" | "forbidden" | "invalid" | "key" | "limited" | "network" | "notFound" | "origin" | "script" | "server" | "timeout" | "unauthorized" }>;
}

/** Attributes by element. Templates of React and Vue write `embed-key`, because they use `key` themselves. */
export interface CaliperAttributes {
  "caliper-datasheet": {
    /** Our product code; of a code search, the first search; of a comparison, part A. */
    "code"?: string | undefined;
    /** Shows a button that fires `caliper:add-to-cart`. */
    "cart"?: boolean | "" | "true" | "false" | undefined;
    /** The origin of the Caliper server, such as `https://catalogue.example`; by default that of the script. */
    "server"?: string | undefined;
    /** The embed key, `pk_…`. */
    "embed-key"?: string | undefined;
    /** By default the language of the page, or English. */
    "locale"?: "en" | "es" | undefined;
    /** `auto`, the default, follows the reader's system. */
    "theme"?: "auto" | "dark" | "light" | undefined;
    /** The level of the widget's first heading; 2 by default. */
    "heading-level"?: 1 | "1" | 2 | "2" | 3 | "3" | 4 | "4" | 5 | "5" | 6 | "6" | undefined;
    /** The target of links to parts, such as `/parts/{code}`; `{family}` and `{locale}` are replaced too. */
    "link-template"?: string | undefined;
    /** Name and colors of a brand; the server's by default. */
    "brand"?: string | undefined;
  };
  "caliper-code-search": {
    /** Our product code; of a code search, the first search; of a comparison, part A. */
    "code"?: string | undefined;
    /** The origin of the Caliper server, such as `https://catalogue.example`; by default that of the script. */
    "server"?: string | undefined;
    /** The embed key, `pk_…`. */
    "embed-key"?: string | undefined;
    /** By default the language of the page, or English. */
    "locale"?: "en" | "es" | undefined;
    /** `auto`, the default, follows the reader's system. */
    "theme"?: "auto" | "dark" | "light" | undefined;
    /** The level of the widget's first heading; 2 by default. */
    "heading-level"?: 1 | "1" | 2 | "2" | 3 | "3" | 4 | "4" | 5 | "5" | 6 | "6" | undefined;
    /** The target of links to parts, such as `/parts/{code}`; `{family}` and `{locale}` are replaced too. */
    "link-template"?: string | undefined;
    /** Name and colors of a brand; the server's by default. */
    "brand"?: string | undefined;
  };
  "caliper-vehicle-search": {
    /** The origin of the Caliper server, such as `https://catalogue.example`; by default that of the script. */
    "server"?: string | undefined;
    /** The embed key, `pk_…`. */
    "embed-key"?: string | undefined;
    /** By default the language of the page, or English. */
    "locale"?: "en" | "es" | undefined;
    /** `auto`, the default, follows the reader's system. */
    "theme"?: "auto" | "dark" | "light" | undefined;
    /** The level of the widget's first heading; 2 by default. */
    "heading-level"?: 1 | "1" | 2 | "2" | 3 | "3" | 4 | "4" | 5 | "5" | 6 | "6" | undefined;
    /** The target of links to parts, such as `/parts/{code}`; `{family}` and `{locale}` are replaced too. */
    "link-template"?: string | undefined;
    /** Name and colors of a brand; the server's by default. */
    "brand"?: string | undefined;
  };
  "caliper-measure-search": {
    /** The section of a comparison or a measure search; `rotors` by default. */
    "section"?: "cylinders" | "pads" | "rotors" | undefined;
    /** The origin of the Caliper server, such as `https://catalogue.example`; by default that of the script. */
    "server"?: string | undefined;
    /** The embed key, `pk_…`. */
    "embed-key"?: string | undefined;
    /** By default the language of the page, or English. */
    "locale"?: "en" | "es" | undefined;
    /** `auto`, the default, follows the reader's system. */
    "theme"?: "auto" | "dark" | "light" | undefined;
    /** The level of the widget's first heading; 2 by default. */
    "heading-level"?: 1 | "1" | 2 | "2" | 3 | "3" | 4 | "4" | 5 | "5" | 6 | "6" | undefined;
    /** The target of links to parts, such as `/parts/{code}`; `{family}` and `{locale}` are replaced too. */
    "link-template"?: string | undefined;
    /** Name and colors of a brand; the server's by default. */
    "brand"?: string | undefined;
  };
  "caliper-comparison": {
    /** Our product code; of a code search, the first search; of a comparison, part A. */
    "code"?: string | undefined;
    /** Part B of a comparison. */
    "with"?: string | undefined;
    /** The section of a comparison or a measure search; `rotors` by default. */
    "section"?: "cylinders" | "pads" | "rotors" | undefined;
    /** The origin of the Caliper server, such as `https://catalogue.example`; by default that of the script. */
    "server"?: string | undefined;
    /** The embed key, `pk_…`. */
    "embed-key"?: string | undefined;
    /** By default the language of the page, or English. */
    "locale"?: "en" | "es" | undefined;
    /** `auto`, the default, follows the reader's system. */
    "theme"?: "auto" | "dark" | "light" | undefined;
    /** The level of the widget's first heading; 2 by default. */
    "heading-level"?: 1 | "1" | 2 | "2" | 3 | "3" | 4 | "4" | 5 | "5" | 6 | "6" | undefined;
    /** The target of links to parts, such as `/parts/{code}`; `{family}` and `{locale}` are replaced too. */
    "link-template"?: string | undefined;
    /** Name and colors of a brand; the server's by default. */
    "brand"?: string | undefined;
  };
  "caliper-drawing": {
    /** Our product code; of a code search, the first search; of a comparison, part A. */
    "code"?: string | undefined;
    /** The origin of the Caliper server, such as `https://catalogue.example`; by default that of the script. */
    "server"?: string | undefined;
    /** The embed key, `pk_…`. */
    "embed-key"?: string | undefined;
    /** By default the language of the page, or English. */
    "locale"?: "en" | "es" | undefined;
    /** `auto`, the default, follows the reader's system. */
    "theme"?: "auto" | "dark" | "light" | undefined;
    /** The level of the widget's first heading; 2 by default. */
    "heading-level"?: 1 | "1" | 2 | "2" | 3 | "3" | 4 | "4" | 5 | "5" | 6 | "6" | undefined;
    /** The target of links to parts, such as `/parts/{code}`; `{family}` and `{locale}` are replaced too. */
    "link-template"?: string | undefined;
    /** Name and colors of a brand; the server's by default. */
    "brand"?: string | undefined;
  };
}

type Elements = { [Tag in keyof CaliperAttributes]: HTMLElement };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
  interface HTMLElementEventMap extends CaliperEvents {}
  interface DocumentEventMap extends CaliperEvents {}
}
