import { anonymous, type CatalogueColumn, maySee } from "@caliper/catalogue-model";
import { openProduct } from "../catalogue/datasheet.service.ts";
import type { FamilyRow, Product, ProductsRepository } from "../catalogue/products.repository.ts";
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
}

/** Maximum number of vehicles in a page's structured data; few parts fit more. */
const vehicleLimit = 200;

interface Options {
  readonly products: ProductsRepository;
  readonly parts: PublicPartsRepository;
  readonly files: FilesRepository;
}

/** The parts as an anonymous visitor sees them; signed-in callers get the same. */
export function createPublicParts({ products, parts, files }: Options) {
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
      const [row, vehicles, pictures] = await Promise.all([
        products.familyRow(product.family, product.code),
        maySee("applications", anonymous) ? parts.vehicles(product.code, vehicleLimit) : [],
        files.pictures(product.code),
      ]);
      return {
        product,
        columns: visibleColumns(product.family, anonymous),
        row,
        vehicles: usualFirst(vehicles),
        pictures,
      };
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
