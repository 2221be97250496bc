import { columnsOf, type FamilyId } from "@caliper/catalogue-model";
import {
  type Dimensions,
  formats,
  layoutSheet,
  type Palette,
  paperPalette,
  partOf,
  partScene,
  type Scene,
  type SheetTexts,
  silhouetteScene,
  svgOf,
  viewScene,
} from "@caliper/drawings";
import { withOutlinedTexts } from "@caliper/server/lettering";
import type { DemoProduct } from "../model.ts";

export const width = 800;
export const height = 600;

/** A picture that is rendered once, however many products show it. */
export interface Picture {
  /** Contains everything that the picture depends on. */
  readonly key: string;
  readonly draw: () => string;
}

/** A metallic gradient for silhouettes, which replace product photos. */
const metal =
  '<defs><linearGradient id="metal" x2="1" y2="1"><stop stop-color="#D3D9DE"/><stop offset=".35" stop-color="#8F99A2"/>' +
  '<stop offset=".5" stop-color="#BCC4CB"/><stop offset=".75" stop-color="#76818B"/><stop offset="1" stop-color="#A3ACB5"/>' +
  "</linearGradient></defs>";
const steel: Palette = { ...paperPalette, ink: "#22272C", fill: "url(#metal)", paper: "#EEF1F4" };
export const blueprint: Palette = {
  ...paperPalette,
  ink: "#DCEAF8",
  ghost: "#6E93BA",
  dim: "#8EC1F5",
  fill: "#24425F",
  paper: "#0D1F33",
  grid: "#142B44",
};

/** An SVG of the pictures' size. */
const svg = (scene: Scene, palette: Palette = paperPalette): string =>
  svgOf(withOutlinedTexts(scene), { palette, title: "" })
    .replace("<svg ", `<svg width="${width}" height="${height}" `)
    .replace(">", palette === steel ? `>${metal}` : ">");

const noTexts: SheetTexts = {
  labels: {
    part: "",
    drawing: "",
    unit: "",
    scale: "",
    revision: "",
    projection: "",
    notes: "",
    wearLimit: "",
    outer: "",
    inner: "",
    leading: "",
    trailing: "",
  },
  unit: "",
  detail: () => "",
};

/** Both views with the letters of their dimensions: where a dimension is measured. */
function letteredScene(family: FamilyId, dimensions: Dimensions): Scene | null {
  const part = partOf(family, dimensions, { typical: true });
  if (!part) return null;
  const layout = layoutSheet({ part, format: formats.form, write: () => "", notes: [] });
  return partScene(part, layout, "form", noTexts);
}

/** Rounds a size, so that products of nearly the same size share their pictures. */
const step = 30;

/** The kind of a product and its rounded size; every other length of its drawing is usual for that size. */
function shapeOf({ family, dimensions }: DemoProduct): Dimensions {
  const values: Readonly<Record<string, unknown>> = dimensions;
  const drawn = columnsOf(family).filter(({ drawn: isDrawn }) => isDrawn);
  const kind = drawn.filter(({ type }) => type === "text");
  const size = drawn.find(({ type }) => type === "decimal");
  return Object.fromEntries(
    [...kind, ...(size ? [size] : [])].map(({ field, name }) => {
      const value = values[name];
      return [field, typeof value === "number" ? Math.ceil(value / step) * step : value];
    }),
  ) as Dimensions;
}

const picture = (name: string, shape: Dimensions, draw: () => string): Picture => ({
  key: `${name} ${JSON.stringify(shape)}`,
  draw,
});

/** The pictures of a product, the most useful first; four at most. */
export function picturesOf(product: DemoProduct): Picture[] {
  const { family } = product;
  if (family === "brake_fluids") return [];
  const shape = shapeOf(product);
  const part = partOf(family, shape, { typical: true });
  const size = { width, height };
  const silhouette = (palette: Palette) => () => svg(silhouetteScene(family, shape, size), palette);
  return [
    picture(`${family} silhouette`, shape, silhouette(steel)),
    ...(part
      ? [
          picture(`${family} front`, shape, () => svg(viewScene(part, "front", size))),
          picture(`${family} section`, shape, () => svg(viewScene(part, "section", size))),
        ]
      : []),
    picture(`${family} blueprint`, shape, silhouette(blueprint)),
  ];
}

const typical = (family: FamilyId, shape: Dimensions): Picture =>
  picture(`${family} letters`, shape, () => {
    const scene = letteredScene(family, shape);
    return scene ? svg(scene) : "";
  });

const outlineOf = (family: FamilyId, palette: Palette): Picture =>
  picture(`${family} ${palette.paper}`, {}, () =>
    svg(silhouetteScene(family, {}, { width, height }), palette),
  );

/** Pictures with names of their own: the drawings that tables refer to, the hardware diagrams, the fluids. */
export const referencePictures: readonly (readonly [name: string, picture: Picture])[] = [
  ["BR01", typical("brake_rotors", { disc: "Ventilated" })],
  ["BR02", typical("brake_rotors", { disc: "Solid" })],
  ["BD01", typical("brake_drums", {})],
  ["BD02", typical("brake_drums", { drawing: "BD02" })],
  ...["HW01", "HW02", "HW03", "HW04"].map((name) => [name, outlineOf("hardware", steel)] as const),
  // One fluid has a picture per volume, one a picture for both, the others one of each, or none.
  ...["DOT3-355", "DOT3-1000", "DOT4", "DOT4HP-500", "DOT4HP"].map(
    (name) => [name, outlineOf("brake_fluids", steel)] as const,
  ),
];
