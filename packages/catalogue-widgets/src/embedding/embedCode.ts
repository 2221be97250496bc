import type { EmbedRelease } from "@caliper/api-client";
import type { EmbedAttribute, EmbedWidget } from "../shared/embed-options/index.ts";

/** The options that an administrator chose for a page. */
export interface EmbedDraft {
  readonly widget: EmbedWidget;
  /** By attribute, as written in a page; empty values are left out. */
  readonly values: Readonly<Partial<Record<EmbedAttribute, string>>>;
  /** Load one version with its hash, instead of the newest one. */
  readonly isFixed: boolean;
}

const forAll = ["key", "locale", "theme", "heading-level", "link-template", "brand"] as const;

/** The attributes that each widget uses. */
const attributesOf: Readonly<Record<EmbedWidget, readonly EmbedAttribute[]>> = {
  datasheet: ["code", "cart", ...forAll],
  "code-search": ["code", ...forAll],
  "vehicle-search": forAll,
  "measure-search": ["section", ...forAll],
  comparison: ["code", "with", "section", ...forAll],
  drawing: ["code", ...forAll],
};

/** Whether a widget uses an attribute. */
export const hasAttribute = (widget: EmbedWidget, name: EmbedAttribute): boolean =>
  attributesOf[widget].includes(name);

/** The attributes of the element, by name; `cart` has no value. */
export function attributesIn({ widget, values }: EmbedDraft): ReadonlyMap<EmbedAttribute, string> {
  const given = attributesOf[widget].flatMap((name) => {
    const value = values[name]?.trim() ?? "";
    if (value === "") return [];
    return [[name, name === "cart" ? "" : value] as const];
  });
  // The key first, as in the documentation.
  return new Map(
    given.toSorted(([one], [other]) => Number(other === "key") - Number(one === "key")),
  );
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * The lines for a page: the script, the element, and for a part the content that is shown if the catalogue cannot be
 * loaded.
 */
export function embedCode(draft: EmbedDraft, { origin, script, latest, integrity }: EmbedRelease) {
  const tag = `caliper-${draft.widget}`;
  const attributes = [...attributesIn(draft)].map(([name, value]) =>
    value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  const code = draft.values.code?.trim() ?? "";
  const hasFallback = code !== "" && hasAttribute(draft.widget, "code");
  const link = `${origin}/p/${encodeURIComponent(code)}`;
  const fallback = hasFallback ? `\n  <a href="${escaped(link)}">${escaped(code)}</a>` : "";
  const source = draft.isFixed
    ? `src="${script}" integrity="${integrity}" crossorigin="anonymous"`
    : `src="${latest}"`;
  return [
    `<script type="module" ${source}></script>`,
    `<${tag}${attributes.join("")}>${fallback}</${tag}>`,
  ].join("\n");
}
