import type { Product, PropertyValue, Vehicle, WithContext } from "schema-dts";
import { vehicleText, type WrittenLanguage } from "@caliper/catalogue-model";
import { descriptionOf, nameOf, writtenDimensions } from "./part-texts.ts";
import type { PublicVehicle } from "./public-parts.repository.ts";
import type { PublicPart } from "./public-parts.service.ts";

interface Context {
  readonly language: WrittenLanguage;
  readonly brand: string;
  /** Absolute URL of the page. */
  readonly url: string;
  /** Absolute URLs, the best one first. */
  readonly pictures: readonly string[];
}

/** The UN/CEFACT code of millimeters. */
const millimeters = "MMT";

/** A part for search engines, as schema.org describes products. It has no barcode: those are not public. */
export function productData(
  part: PublicPart,
  { language, brand, url, pictures }: Context,
): WithContext<Product> {
  const { product, vehicles } = part;
  const name = nameOf(part, language);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${url}#product`,
    url,
    name: `${name} ${product.code}`,
    description: descriptionOf(part, language),
    category: name,
    sku: product.code,
    mpn: product.code,
    brand: { "@type": "Brand", name: brand },
    image: [...pictures],
    additionalProperty: writtenDimensions(part, language).map(
      ({ title, letter, value }): PropertyValue => ({
        "@type": "PropertyValue",
        name: title,
        propertyID: letter,
        value,
        unitCode: millimeters,
      }),
    ),
    isAccessoryOrSparePartFor: vehicles.map((vehicle) => vehicleData(vehicle, language)),
  };
}

const vehicleData = (vehicle: PublicVehicle, language: WrittenLanguage): Vehicle => ({
  "@type": "Vehicle",
  name: vehicleText(vehicle, language),
  brand: { "@type": "Brand", name: vehicle.maker },
  model: vehicle.model,
  vehicleModelDate: String(vehicle.years.from),
});
