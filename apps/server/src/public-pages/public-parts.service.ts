import { anonymous, type CatalogueColumn, maySee } from "@caliper/catalogue-model";
import { openProduct } from "../catalogue/datasheet.service.ts";
import type { FamilyRow, Product, ProductsRepository } from "../catalogue/products.repository.ts";
import { visibleColumns } from "../catalogue/visible-columns.ts";
import { Refusal } from "../refusal.ts";
import type {
  PublicPartsRepository,
  PublicPicture,
  PublicVehicle,
} from "./public-parts.repository.ts";

/** The public data of a part. */
export interface PublicPart {
  readonly product: Product;
  /** The columns of the family's table that anyone may see. */
  readonly columns: readonly CatalogueColumn[];
  readonly row: FamilyRow | undefined;
  /** The usual model first, the others alphabetically. */
  readonly vehicles: readonly PublicVehicle[];
  readonly pictures: readonly PublicPicture[];
}

/** Maximum number of vehicles in a page's structured data; few parts fit more. */
const vehicleLimit = 200;
const pictureSuffixes = ["", "_2", "_3", "_4"] as const;

interface Options {
  readonly products: ProductsRepository;
  readonly parts: PublicPartsRepository;
}

/** The parts as an anonymous visitor sees them; signed-in callers get the same. */
export function createPublicParts({ products, parts }: Options) {
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
        parts.pictures(pictureSuffixes.map((suffix) => `${product.code}${suffix}`)),
      ]);
      return {
        product,
        columns: visibleColumns(product.family, anonymous),
        row,
        vehicles: usualFirst(vehicles),
        pictures: upToFirstMissing(pictures, product.code),
      };
    },
  };
}

/** The pictures that the gallery shows: up to the first missing number. */
function upToFirstMissing(
  pictures: readonly PublicPicture[],
  code: string,
): readonly PublicPicture[] {
  const byName = new Map(pictures.map((picture) => [picture.name, picture]));
  const shown: PublicPicture[] = [];
  for (const suffix of pictureSuffixes) {
    const picture = byName.get(`${code}${suffix}`);
    if (!picture) break;
    shown.push(picture);
  }
  return shown;
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
