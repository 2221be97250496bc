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
    isAccessoryOrSparePartFor: [
      ...vehicles.map((vehicle) => vehicleData(vehicle, language)),
      ...part.relations
        .filter(({ kind }) => accessoryKinds.has(kind))
        .map(({ code }) => relatedProduct(code, urlOf)),
    ],
  };
}

const relatedProduct = (code: string, urlOf: Context["urlOf"]): Product => ({
  "@type": "Product",
  "@id": idOf(urlOf(code)),
  url: urlOf(code),
  name: code,
  mpn: code,
});

const idOf = (url: string) => `${url}#product`;

/** Kinds by which the part is an accessory or a spare part of the other one; schema.org has no property for the parts of a product. */
const accessoryKinds: ReadonlySet<string> = new Set(["requiredBy", "partOf"]);

/**
 * The parts that belong with this one, and the newer and older ones around it: schema.org names successors and predecessors of product
 * models only, so these parts are models that refer back to it.
 */
function relatedModels(
  {
    replacedBy,
    replaces = [],
    relations = [],
  }: Pick<PublicPart, "replacedBy"> & Partial<PublicPart>,
  id: string,
  urlOf: Context["urlOf"],
): Pick<Product, "isRelatedTo"> {
  const model = (code: string): ProductModel => ({
    ...relatedProduct(code, urlOf),
    "@type": "ProductModel",
  });
  const related = [
    ...replacedBy.map((code) => ({ ...model(code), successorOf: { "@id": id } })),
    ...replaces.map((code) => ({ ...model(code), predecessorOf: { "@id": id } })),
    ...relations
      .filter(({ kind }) => !accessoryKinds.has(kind))
      .map(({ code }) => relatedProduct(code, urlOf)),
  ];
  return related.length === 0 ? {} : { isRelatedTo: related };
}

/** A code without a product, and its replacements. */
export function replacedData(part: ReplacedPart, urlOf: Context["urlOf"]): WithContext<Product> {
  return {
    "@context": "https://schema.org",
    ...relatedProduct(part.code, urlOf),
    ...relatedModels(part, idOf(urlOf(part.code)), urlOf),
  };
}

const vehicleData = (vehicle: PublicVehicle, language: WrittenLanguage): Vehicle => ({
  "@type": "Vehicle",
  name: vehicleText(vehicle, language),
  brand: { "@type": "Brand", name: vehicle.maker },
  model: vehicle.model,
  vehicleModelDate: String(vehicle.years.from),
});
