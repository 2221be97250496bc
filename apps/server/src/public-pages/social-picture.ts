import { createHash } from "node:crypto";
import { texts, textIn, vehicleText, type WrittenLanguage } from "@caliper/catalogue-model";
import { nameOf } from "./part-texts.ts";
import type { PublicPart } from "./public-parts.service.ts";
import type { SiteBrand } from "./site.ts";

/** The size that link previews expect, in px. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Increased when the layout of the pictures changes. */
const layoutVersion = 1;

/** Vehicles on a picture. */
const maxVehicles = 3;

const more = (count: number) => texts(`and ${count} more`, `y ${count} más`);

/** The texts of a picture, from top to bottom. */
export interface SocialTexts {
  readonly code: string;
  readonly name: string;
  readonly vehicles: readonly string[];
}

export function socialTexts(part: PublicPart, language: WrittenLanguage): SocialTexts {
  const { vehicles, product } = part;
  const visibleVehicles = vehicles
    .slice(0, maxVehicles)
    .map((vehicle) => vehicleText(vehicle, language));
  const hidden = vehicles.length - visibleVehicles.length;
  return {
    code: product.code,
    name: nameOf(part, language),
    vehicles: hidden > 0 ? [...visibleVehicles, textIn(more(hidden), language)] : visibleVehicles,
  };
}

/** Identifies a picture by everything that it shows; 16 hexadecimal digits. */
export function pictureVersion(
  part: PublicPart,
  language: WrittenLanguage,
  brand: SiteBrand,
): string {
  const { product, row } = part;
  const contents = [
    layoutVersion,
    product.family,
    row,
    socialTexts(part, language),
    language,
    brand,
  ];
  return createHash("sha256").update(JSON.stringify(contents)).digest("hex").slice(0, 16);
}
