import { assetAsDataUrl } from "@caliper/api-client";
import { type Style, styles } from "@caliper/drawings";

/** The subset of the self-hosted fonts that contains digits, letters and Spanish. */
const latin = /U\+0{0,3}-FF\b|U\+0+-0*FF\b/i;

/**
 * `@font-face` rules with the fonts that drawings are written in, so that a file shows them wherever it is opened. A
 * font that cannot be loaded is left to the fallbacks of its family.
 */
export async function fontFaces(
  families: Readonly<Record<NonNullable<Style["font"]>, string>>,
): Promise<string> {
  const used = new Set(
    Object.values(styles).flatMap(({ font, fontWeight = 400 }: Style) =>
      font ? [nameOf(families[font].split(",")[0] ?? "", String(fontWeight))] : [],
    ),
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
      // The rules of another site's style sheet are not readable; ours is not among them.
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
