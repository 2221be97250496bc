import type { FamilyId } from "@caliper/catalogue-model";
import { type Dimensions, partOf, svgOf, viewScene } from "@caliper/drawings";
import { textPath } from "./lettering.ts";
import { blueprint } from "./pictures.ts";

/** 16 by 9, the shape in which the home page shows banners. */
const width = 960;
const height = 540;

interface Banner {
  readonly nombre: string;
  readonly title: readonly [string, string];
  readonly line: string;
  readonly family: FamilyId;
  readonly dimensions?: Dimensions;
}

export const banners: readonly Banner[] = [
  {
    nombre: "rotores-2026-B.jpg",
    title: ["38 rotors added for", "2019-2024 vehicles"],
    line: "Corolla, Versa, Onix, Rio, Kicks",
    family: "brake_rotors",
  },
  {
    nombre: "tambores-2026-B.jpg",
    title: ["Drums and shoes", "that fit together"],
    line: "Tambores y bandas a la medida",
    family: "brake_shoes",
  },
  {
    nombre: "pastillas-2026-B.jpg",
    title: ["Ceramic Plus for", "every front axle"],
    line: "Pastillas delanteras con certificación",
    family: "brake_pads",
  },
];

/** The brand's mark: a ring that a caliper holds. */
export const brandMark = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})">
    <rect width="24" height="24" rx="5" fill="#bf1220"/>
    <path d="M17.5 8A7 7 0 1 0 17.5 16" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
    <circle cx="12" cy="12" r="2" fill="#fff"/>
    <path d="M15 12H20.5" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
  </g>`;

/** A part on blueprint paper beside the banner's text. */
export function bannerPicture({ title, line, family, dimensions = {} }: Banner): string {
  const part = partOf(family, dimensions, { typical: true, allVanes: true });
  const size = { width: 420, height };
  const figure = part
    ? svgOf(viewScene(part, "front", size), { palette: blueprint, title: line }).replace(
        "<svg ",
        `<svg x="520" width="${size.width}" height="${size.height}" `,
      )
    : "";
  const words = [
    ...title.map((text, index) => textPath(text, { x: 56, y: 188 + index * 60, size: 40 })),
    textPath(line, { x: 56, y: 484, size: 19 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${blueprint.paper}"/>
    ${figure}
    ${brandMark(56, 52, 48)}
    <rect x="56" y="292" width="96" height="6" fill="#bf1220"/>
    <path d="${words.join("")}" fill="${blueprint.ink}"/></svg>`;
}
