import type { EmbedRelease } from "@caliper/api-client";
import {
  attributesOf,
  type EmbedAttribute,
  type EmbedWidget,
} from "@caliper/catalogue-widgets/shared";

/** The options that an administrator chose for a page. */
export interface EmbedDraft {
  readonly widget: EmbedWidget;
  /** By attribute, as written in a page; empty values are left out. */
  readonly values: Readonly<Partial<Record<EmbedAttribute, string>>>;
  /** Load one version with its hash, instead of the newest one. */
  readonly isFixed: boolean;
}

/** Whether a widget uses an attribute. */
export const hasAttribute = (widget: EmbedWidget, name: EmbedAttribute): boolean =>
  attributesOf[widget].includes(name);

/** The attributes of the element, by name; `cart` has no value. */
export function attributesIn({ widget, values }: EmbedDraft): ReadonlyMap<EmbedAttribute, string> {
  const attributes = attributesOf[widget].flatMap((name) => {
    const value = values[name]?.trim() ?? "";
    if (value === "") return [];
    return [[name, name === "cart" ? "" : value] as const];
  });
  // The key first, as in the documentation.
  return new Map(
    attributes.toSorted(([one], [other]) => Number(other === "key") - Number(one === "key")),
  );
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Braces begin an expression in templates. */
const textOf = (text: string): string =>
  escaped(text).replaceAll("{", "&#123;").replaceAll("}", "&#125;");

/** What the code is for. */
export const embedHosts = ["html", "react", "next", "vue"] as const;
export type EmbedHost = (typeof embedHosts)[number];

/**
 * The code for a page: the script, the element, and for a part the content that is shown if the catalogue cannot be loaded. It
 * works as copied: into a page, or as a component's file.
 */
export function embedCode(draft: EmbedDraft, release: EmbedRelease, host: EmbedHost): string {
  const code = draft.values.code?.trim() ?? "";
  const parts: Parts = {
    attributes: [...attributesIn(draft)].map(([name, value]) => {
      // React and Vue use `key` themselves.
      const written = name === "key" && host !== "html" ? "embed-key" : name;
      return value === "" ? written : `${written}="${escaped(value)}"`;
    }),
    tag: `caliper-${draft.widget}`,
    link:
      code !== "" && hasAttribute(draft.widget, "code")
        ? `<a href="${escaped(`${release.origin}/p/${encodeURIComponent(code)}`)}">${textOf(code)}</a>`
        : "",
    script: draft.isFixed
      ? { src: release.script, integrity: release.integrity }
      : { src: release.latest },
  };
  if (host === "vue") return vueCode(parts);
  if (host === "html") return htmlCode(parts);
  return host === "next" && draft.widget === "datasheet" && code !== ""
    ? renderedCode(parts, draft, release)
    : reactCode(parts);
}

interface Parts {
  readonly tag: string;
  readonly attributes: readonly string[];
  readonly link: string;
  readonly script: { readonly src: string; readonly integrity?: string };
}

/** An element over several lines, in a template of a component. */
const element = (tag: string, opening: string, link: string, indent: string) =>
  [`<${opening}>`, ...(link === "" ? [] : [`  ${link}`]), `</${tag}>`].join(`\n${indent}`);

function htmlCode({ tag, attributes, link, script }: Parts): string {
  const integrity =
    script.integrity === undefined
      ? ""
      : ` integrity="${script.integrity}" crossorigin="anonymous"`;
  return [
    `<script type="module" src="${script.src}"${integrity}></script>`,
    `<${[tag, ...attributes].join(" ")}>${link === "" ? "" : `\n  ${link}`}</${tag}>`,
  ].join("\n");
}

/** React loads a script with `async` once, wherever it is rendered. */
const reactScript = ({ script: { src, integrity } }: Parts) =>
  `<script type="module" async src="${src}"${integrity === undefined ? "" : ` integrity="${integrity}" crossOrigin="anonymous"`} />`;

const reactCode = (parts: Parts) => `export function CatalogueWidget() {
  return (
    <>
      ${reactScript(parts)}
      ${element(parts.tag, [parts.tag, ...parts.attributes].join(" "), parts.link, "      ")}
    </>
  );
}
`;

/** A server component, which has the datasheet in the page before any script runs. */
function renderedCode(parts: Parts, { values }: EmbedDraft, { origin }: EmbedRelease): string {
  const { key = "", code = "", locale, theme, "link-template": template } = values;
  const query = new URLSearchParams({
    key,
    ...(locale && { lang: locale }),
    ...(theme && theme !== "auto" && { theme }),
    ...(template && { "link-template": template }),
    ...(values["heading-level"] && { "heading-level": values["heading-level"] }),
  });
  const fallback = `<${[parts.tag, ...parts.attributes].join(" ")}>${parts.link}</${parts.tag}>`;
  const url = `${origin}/embed/v1/datasheet/${encodeURIComponent(code.trim())}.html?${query}`;
  return `export async function CatalogueWidget() {
  const answer = await fetch(
    ${JSON.stringify(url)},
    { next: { revalidate: 60 } },
  ).catch(() => undefined);
  const html = answer?.ok ? await answer.text() : '${fallback.replaceAll(/['\\]/gu, String.raw`\$&`)}';
  return (
    <>
      ${reactScript(parts)}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
`;
}

/** With a dynamic component, so that Vue needs no setting for elements that are not its own. */
const vueCode = ({ tag, attributes, link, script: { src, integrity } }: Parts) => `<script setup>
import { onMounted } from "vue";

onMounted(() => {
  const script = document.createElement("script");
  script.type = "module";
  script.src = "${src}";${
    integrity === undefined
      ? ""
      : `
  script.integrity = "${integrity}";
  script.crossOrigin = "anonymous";`
  }
  document.head.append(script);
});
</script>

<template>
  ${element("component", [`component is="${tag}"`, ...attributes].join(" "), link, "  ")}
</template>
`;
