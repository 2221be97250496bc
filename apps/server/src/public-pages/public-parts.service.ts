import { anonymous, type CatalogueColumn, maySee, normalizeCode } from "@caliper/catalogue-model";
import { openProduct } from "../catalogue/datasheet.service.ts";
import type { FamilyRow, Product, ProductsRepository } from "../catalogue/products.repository.ts";
import { replacingParts } from "../catalogue/replacement-chains.ts";
import type { RelatedPart, Relations } from "../catalogue/relations.service.ts";
import type { Replacements } from "../catalogue/replacements.service.ts";
import { visibleColumns } from "../catalogue/visible-columns.ts";
import { Refusal } from "../refusal.ts";
import type { FilesRepository, ShownPicture } from "../files/files.repository.ts";
import type { PublicPartsRepository, PublicVehicle } from "./public-parts.repository.ts";

/** The public data of a part. */
export interface PublicPart {
  readonly product: Product;
  /** The columns of the family's table that anyone may see. */
  readonly columns: readonly CatalogueColumn[];
  readonly row: FamilyRow | undefined;
  /** The usual model first, the others alphabetically. */
  readonly vehicles: readonly PublicVehicle[];
  readonly pictures: readonly ShownPicture[];
  /** Codes of the parts that replace it. */
  readonly replacedBy: readonly string[];
  /** Codes of the products that it replaces. */
  readonly replaces: readonly string[];
  readonly relations: readonly RelatedPart[];
}

/** A code without a product, and the codes of its replacements. */
export type ReplacedPart = Pick<PublicPart, "replacedBy"> & { readonly code: string };

/** Maximum number of vehicles in a page's structured data; few parts fit more. */
const vehicleLimit = 200;

export interface PublicPartsOptions {
  readonly products: ProductsRepository;
  readonly relations: Relations;
  readonly replacements: Replacements;
  readonly publicParts: PublicPartsRepository;
  readonly files: FilesRepository;
}

/** The parts as an anonymous visitor sees them; signed-in callers get the same. */
export function createPublicParts(options: PublicPartsOptions) {
  const { products, relations, replacements, publicParts, files } = options;
  const replacing = async (code: string): Promise<readonly string[]> => {
    const chain = (await replacements.chains([normalizeCode(code)], anonymous)).get(
      normalizeCode(code),
    );
    return chain ? replacingParts(chain).map((part) => part.code) : [];
  };

  return {
    /**
     * The product's code as it is stored.
     * @throws Refusal for an unknown code, and for a part that is not public
     */
    openCode: async (typed: string): Promise<string> =>
      (await openProduct(products, typed, anonymous)).code,

    /** Undefined for an unknown code, and for a part that is not public. */
    async find(code: string): Promise<PublicPart | undefined> {
      const product = await openProduct(products, code, anonymous).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
      if (!product) return undefined;
      const [row, vehicles, pictures, replacedBy, replaced, related] = await Promise.all([
        products.familyRow(product.family, product.code),
        maySee("applications", anonymous) ? publicParts.vehicles(product.code, vehicleLimit) : [],
        files.pictures(product.code),
        replacing(product.code),
        replacements.replacedCodes(product.code, anonymous),
        relations(product.code, anonymous),
      ]);
      return {
        product,
        columns: visibleColumns(product.family, anonymous),
        row,
        vehicles: usualFirst(vehicles),
        pictures,
        replacedBy,
        replaces: [...new Set(replaced.flatMap((each) => each.old_product ?? []))],
        relations: related,
      };
    },

    /** A replaced code without a product, so that printed codes lead to its replacements. */
    replaced: async (code: string): Promise<ReplacedPart | undefined> => {
      const replacedBy = await replacing(code);
      return replacedBy.length > 0 ? { code, replacedBy } : undefined;
    },
  };
}

/** The model with most versions first: the first one of the alphabet is often a rare vehicle. */
export function usualFirst(vehicles: readonly PublicVehicle[]): readonly PublicVehicle[] {
  const models = Map.groupBy(vehicles, ({ maker, model }) => `${maker}\n${model}`);
  const versionsOf = (ofModel: readonly PublicVehicle[]) =>
    ofModel.reduce((sum, { versions }) => sum + versions, 0);
  let usual: readonly PublicVehicle[] = [];
  for (const ofModel of models.values()) {
    if (versionsOf(ofModel) > versionsOf(usual)) usual = ofModel;
  }
  return [...usual, ...vehicles.filter((vehicle) => !usual.includes(vehicle))];
}
