import { fontFaces } from "./fonts.ts";

const svgNamespace = "http://www.w3.org/2000/svg";

/** What the page's style sheets say of a drawing, written into the file instead. */
const written = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "font-variant-numeric",
  "text-anchor",
  "text-decoration-line",
] as const;

/** Only letters have these; on a line they would be noise. */
const ofText: ReadonlySet<string> = new Set(written.slice(6));

/**
 * A drawing on the page as a file of its own: its colours, line widths and fonts are in it, it asks for nothing and
 * runs nothing. The page must show the drawing in the theme that the file is to have.
 */
export async function standaloneSvg(drawing: SVGSVGElement, title: string): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  copies.forEach((element, index) => {
    const original = originals[index];
    if (original !== undefined) writeStyle(original, element);
  });
  const { width, height } = drawing.viewBox.baseVal;
  const faces = await fontFaces(copies);
  copy.setAttribute("xmlns", svgNamespace);
  copy.setAttribute("role", "img");
  copy.prepend(
    child("title", {}, title),
    ...(faces === "" ? [] : [child("style", {}, faces)]),
    // A style sheet's background is the page's; in a file the paper is a shape.
    child("rect", {
      width: String(width),
      height: String(height),
      fill: getComputedStyle(drawing).backgroundColor,
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}

function writeStyle(original: Element, copy: Element): void {
  for (const name of ["class", "tabindex", "aria-hidden", "aria-describedby", "data-column"])
    copy.removeAttribute(name);
  if (!draws(original)) return;
  const style = getComputedStyle(original);
  for (const property of written) {
    if (ofText.has(property) && original.tagName !== "text") continue;
    const value = style.getPropertyValue(property);
    if (isWorthWriting(property, value)) writeValue(copy, property, value);
  }
}

const draws = ({ tagName }: Element) => ["path", "circle", "rect", "text"].includes(tagName);

const usual: Readonly<Record<string, string>> = {
  stroke: "none",
  "stroke-dasharray": "none",
  "stroke-linejoin": "miter",
  opacity: "1",
  "font-variant-numeric": "normal",
  "text-anchor": "start",
  "text-decoration-line": "none",
};

const isWorthWriting = (property: string, value: string) =>
  value !== "" && value !== usual[property];

function writeValue(element: Element, property: string, value: string): void {
  if (property === "text-decoration-line") element.setAttribute("text-decoration", value);
  else if (property === "fill" || property === "stroke") writeColour(element, property, value);
  else element.setAttribute(property, value.replace(/"/g, "'"));
}

/** `color(srgb 0.9 0.9 1 / 0.45)`, which a mixed colour computes to, is new to many drawing programs. */
const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.]+))?\)$/;

function writeColour(element: Element, property: string, value: string): void {
  const [, red, green, blue, alpha] = mixed.exec(value) ?? [];
  if (red === undefined) {
    element.setAttribute(property, value.replace(/"/g, "'"));
    return;
  }
  const bytes = [red, green, blue].map((part) => Math.round(Number(part) * 255));
  element.setAttribute(property, `rgb(${bytes.join(", ")})`);
  if (alpha !== undefined) element.setAttribute(`${property}-opacity`, alpha);
}

function child(name: string, attributes: Readonly<Record<string, string>>, text = ""): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
