import type { Product, ProductModel, PropertyValue, Vehicle, WithContext } from "schema-dts";
import { vehicleText, type WrittenLanguage } from "@caliper/catalogue-model";
import { descriptionOf, nameOf, writtenDimensions } from "./part-texts.ts";
import type { PublicVehicle } from "./public-parts.repository.ts";
import type { PublicPart, ReplacedPart } from "./public-parts.service.ts";

interface Context {
  readonly language: WrittenLanguage;
  readonly brand: string;
  /** Absolute URL of the page. */
  readonly url: string;
  /** Absolute URLs, the best one first. */
  readonly pictures: readonly string[];
  /** The absolute URL of another part's page. */
  readonly urlOf: (code: string) => string;
}

/** The UN/CEFACT code of millimeters. */
const millimeters = "MMT";

/** A part for search engines, as schema.org describes products. It has no barcode: those are not public. */
export function productData(
  part: PublicPart,
  { language, brand, url, pictures, urlOf }: Context,
): WithContext<Product> {
  const { product, vehicles } = part;
  const name = nameOf(part, language);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": idOf(url),
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
    ...relatedModels(part, idOf(url), urlOf),
    isAccessoryOrSparePartFor: vehicles.map((vehicle) => vehicleData(vehicle, language)),
  };
}

const idOf = (url: string) => `${url}#product`;

/**
 * The newer and older parts around one: schema.org names successors and predecessors of product models only, so the other parts are
 * models that refer back to it.
 */
function relatedModels(
  { replacedBy, replaces = [] }: Pick<PublicPart, "replacedBy"> & Partial<PublicPart>,
  id: string,
  urlOf: Context["urlOf"],
): Pick<Product, "isRelatedTo"> {
  const model = (code: string): ProductModel => ({
    "@type": "ProductModel",
    "@id": idOf(urlOf(code)),
    url: urlOf(code),
    name: code,
    mpn: code,
  });
  const related = [
    ...replacedBy.map((code) => ({ ...model(code), successorOf: { "@id": id } })),
    ...replaces.map((code) => ({ ...model(code), predecessorOf: { "@id": id } })),
  ];
  return related.length === 0 ? {} : { isRelatedTo: related };
}

/** A code without a product, and its replacements. */
export function replacedData(part: ReplacedPart, urlOf: Context["urlOf"]): WithContext<Product> {
  const url = urlOf(part.code);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": idOf(url),
    url,
    name: part.code,
    mpn: part.code,
    ...relatedModels(part, idOf(url), urlOf),
  };
}

const vehicleData = (vehicle: PublicVehicle, language: WrittenLanguage): Vehicle => ({
  "@type": "Vehicle",
  name: vehicleText(vehicle, language),
  brand: { "@type": "Brand", name: vehicle.maker },
  model: vehicle.model,
  vehicleModelDate: String(vehicle.years.from),
});
