import { dimensionFormat, texts, textIn, type WrittenLanguage } from "@caliper/catalogue-model";
import {
  formats,
  layoutSheet,
  paperPalette,
  partOf,
  partScene,
  type Scene,
  type SheetTexts,
  silhouetteScene,
  svgOf,
} from "@caliper/drawings";
import { type FontName, textPath, textWidth, withOutlinedTexts } from "../lettering/lettering.ts";
import type { PublicPart } from "./public-parts.service.ts";
import type { SiteBrand } from "./site.ts";
import { socialPictureSize, socialTexts } from "./social-picture.ts";

const { width, height } = socialPictureSize;
/** The column of texts at the left; the drawing has the rest. */
const column = { left: 56, width: 372 } as const;
const panel = { left: 456, width: width - 456, height } as const;

const colors = { ground: "#FFFFFF", text: "#15191D", muted: "#46515C", edge: "#C9D2DB" } as const;

/** The drawing of a datasheet without its frame, whose texts would be too small. */
const format = {
  ...formats.poster,
  width: panel.width,
  height: panel.height,
  area: { left: 28, top: 28, right: panel.width - 28, bottom: panel.height - 28 },
  letters: "all",
  text: 17,
  balloon: 13,
  first: { vertical: 36, horizontal: 30 },
  gap: 64,
  arrow: 9,
} as const;

const captions = {
  outer: texts("Outer", "Exterior"),
  inner: texts("Inner", "Interior"),
  leading: texts("Leading", "Primaria"),
  trailing: texts("Trailing", "Secundaria"),
} as const;

/** The captions of the views; the other labels belong to the frame. */
function sheetTexts(language: WrittenLanguage): SheetTexts {
  const unused = { part: "", drawing: "", unit: "", scale: "", revision: "", projection: "" };
  return {
    labels: {
      ...unused,
      notes: "",
      wearLimit: "",
      outer: textIn(captions.outer, language),
      inner: textIn(captions.inner, language),
      leading: textIn(captions.leading, language),
      trailing: textIn(captions.trailing, language),
    },
    unit: "mm",
    detail: () => "",
  };
}

/** The drawing with its dimensions, or the silhouette of a family without lengths. */
function sceneOf(part: PublicPart, language: WrittenLanguage): Scene {
  const { product, row = {} } = part;
  const drawn = partOf(product.family, row, { allVanes: true });
  if (!drawn) return silhouetteScene(product.family, row, { width: panel.width, height });
  const figures = dimensionFormat(product.family, language);
  const layout = layoutSheet({
    part: drawn,
    format,
    write: ({ value, count }) =>
      value === null
        ? ""
        : count === undefined
          ? figures.format(value)
          : `${count} x ${figures.format(value)}`,
    notes: [],
  });
  return partScene(drawn, layout, "poster", sheetTexts(language));
}

/** The largest size up to `size` at which a text fits into the column. */
const fittingSize = (text: string, font: FontName, size: number): number =>
  Math.min(size, (size * column.width) / Math.max(1, textWidth(text, font, size)));

/** Breaks a text into lines that fit into the column. */
function linesOf(text: string, font: FontName, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, font, size) <= column.width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

interface Line {
  readonly text: string;
  readonly font: FontName;
  readonly size: number;
  readonly color: string;
  /** Distance of its baseline from the one above. */
  readonly down: number;
}

function linesOfPart(part: PublicPart, language: WrittenLanguage): readonly Line[] {
  const { code, name, vehicles } = socialTexts(part, language);
  const codeSize = fittingSize(code, "mono600", 72);
  const vehicleSize = Math.min(...vehicles.map((text) => fittingSize(text, "sans400", 26)));
  return [
    { text: code, font: "mono600", size: codeSize, color: colors.text, down: 0 },
    ...linesOf(name, "sans600", 34).map((text, index) => ({
      text,
      font: "sans600" as const,
      size: fittingSize(text, "sans600", 34),
      color: colors.text,
      down: index === 0 ? 62 : 44,
    })),
    ...vehicles.map((text, index) => ({
      text,
      font: "sans400" as const,
      size: vehicleSize,
      color: colors.muted,
      down: index === 0 ? 66 : 40,
    })),
  ];
}

/** The picture of a link preview as an SVG without texts: code, name and vehicles beside the part's drawing. */
export function socialPictureSvg(
  part: PublicPart,
  language: WrittenLanguage,
  brand: SiteBrand,
): string {
  const lines = linesOfPart(part, language);
  let y = 262;
  const written = lines.map(({ text, font, size, color, down }) => {
    y += down;
    return `<path d="${textPath(text, { x: column.left, y, size, font })}" fill="${color}"/>`;
  });
  const drawing = svgOf(withOutlinedTexts(sceneOf(part, language)), {
    palette: paperPalette,
    title: "",
  }).replace("<svg ", `<svg x="${panel.left}" width="${panel.width}" height="${panel.height}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colors.ground}"/>
${drawing}
<path d="M${panel.left} 0V${height}" stroke="${colors.edge}"/>
${logo(brand)}
<path d="${textPath(brand.name, { x: column.left + 60, y: 96, size: 32, font: "sans600" })}" fill="${colors.text}"/>
<rect x="${column.left}" y="152" width="72" height="6" fill="${brand.accent}"/>
${written.join("\n")}
</svg>`;
}

function logo({ logo: { size, shapes } }: SiteBrand): string {
  const drawn = shapes.map(
    ({ path, fill = "none", stroke = "none", width: line = 0, opacity = 1 }) =>
      `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${line}" opacity="${opacity}"/>`,
  );
  return `<g transform="translate(${column.left} 62) scale(${44 / size})">${drawn.join("")}</g>`;
}
