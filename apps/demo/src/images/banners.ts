import type { FamilyId } from "@caliper/catalogue-model";
import { type Dimensions, partOf, svgOf, viewScene } from "@caliper/drawings";
import { textPath } from "@caliper/server/lettering";
import { blueprint } from "./pictures.ts";

/** 16 by 9, the shape in which the home page shows banners. */
const width = 960;
const height = 540;
/** Of the lines below the banner on its complete image. */
const lineHeight = 56;

interface Banner {
  readonly nombre: string;
  readonly title: readonly [string, string];
  readonly line: string;
  readonly family: FamilyId;
  readonly dimensions?: Dimensions;
  /** The lines of its complete image. */
  readonly more?: readonly string[];
}

/** Each in both languages, with the language in its name. */
export const banners: readonly Banner[] = [
  {
    nombre: "rotores-2026-en-B.jpg",
    title: ["38 rotors added for", "2019-2024 vehicles"],
    line: "Corolla, Versa, Onix, Rio, Kicks",
    family: "brake_rotors",
    more: ["Front and rear rotors with drawings", "Minimum thickness on every datasheet"],
  },
  {
    nombre: "rotores-2026-es-B.jpg",
    title: ["38 rotores más para", "vehículos 2019-2024"],
    line: "Corolla, Versa, Onix, Rio, Kicks",
    family: "brake_rotors",
    more: ["Rotores delanteros y traseros con plano", "Espesor mínimo en cada ficha"],
  },
  {
    nombre: "tambores-2026-en-B.jpg",
    title: ["Drums and shoes", "that fit together"],
    line: "Matched by FMSI number",
    family: "brake_shoes",
  },
  {
    nombre: "tambores-2026-es-B.jpg",
    title: ["Tambores y bandas", "que van juntos"],
    line: "Según el número FMSI",
    family: "brake_shoes",
  },
  {
    nombre: "pastillas-2026-en-B.jpg",
    title: ["Ceramic Plus for", "every front axle"],
    line: "Certified front pads",
    family: "brake_pads",
  },
  {
    nombre: "pastillas-2026-es-B.jpg",
    title: ["Ceramic Plus para", "cada eje delantero"],
    line: "Pastillas delanteras certificadas",
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
export function bannerPicture(
  { title, line, family, dimensions = {} }: Banner,
  more: readonly string[] = [],
): string {
  const whole = height + (more.length > 0 ? (more.length + 1) * lineHeight : 0);
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
    ...more.map((text, index) =>
      textPath(text, { x: 56, y: height + (index + 1) * lineHeight, size: 26 }),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}">
    <rect width="${width}" height="${whole}" fill="${blueprint.paper}"/>
    ${figure}
    ${brandMark(56, 52, 48)}
    <rect x="56" y="292" width="96" height="6" fill="#bf1220"/>
    <path d="${words.join("")}" fill="${blueprint.ink}"/></svg>`;
}
