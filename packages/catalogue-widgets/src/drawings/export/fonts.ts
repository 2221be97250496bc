import { assetAsDataUrl } from "@caliper/api-client";

/** Self-hosted fonts come in subsets; figures, letters and Spanish are in this one. */
const latin = /U\+0{0,3}-FF\b|U\+0+-0*FF\b/i;

/**
 * `@font-face` rules with the fonts that these elements are written in, so that they are there wherever the file is
 * opened. A font that cannot be had is left to the fallbacks of its family.
 */
export async function fontFaces(elements: readonly Element[]): Promise<string> {
  const used = new Set(
    elements.flatMap((element) => {
      const family = element.getAttribute("font-family")?.split(",")[0];
      return family === undefined
        ? []
        : [nameOf(family, element.getAttribute("font-weight") ?? "400")];
    }),
  );
  const faces = fontRules().filter(
    ({ style }) =>
      used.has(
        nameOf(style.getPropertyValue("font-family"), style.getPropertyValue("font-weight")),
      ) && isLatin(style.getPropertyValue("unicode-range")),
  );
  return (await Promise.all(faces.map(embedded))).join("\n");
}

const nameOf = (family: string, weight: string) =>
  `${family.replace(/["']/g, "").trim()} ${weight}`;

const isLatin = (range: string) => range === "" || latin.test(range);

function fontRules(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      // Another site's style sheet keeps its rules to itself; ours is not among them.
      return [];
    }
  });
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const { style } = rule;
  const address = /url\("?([^")]+)"?\)\s*format\("?woff2"?\)/.exec(
    style.getPropertyValue("src"),
  )?.[1];
  if (address === undefined) return "";
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const font = await assetAsDataUrl(new URL(address, base));
  if (font === undefined) return "";
  const family = style.getPropertyValue("font-family");
  const weight = style.getPropertyValue("font-weight");
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${font}) format("woff2")}`;
}
