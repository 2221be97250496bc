import { Code, Icon, Link, useHeadingLevel, VisuallyHidden } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { contained, useLinks } from "../provider/index.ts";
import * as styles from "./BrakeFluidList.css.ts";
import { fluidProducts, type FluidProduct } from "./products.ts";
import { useFirstPicture } from "./useFirstPicture.ts";
import { volumeText } from "./volumeText.ts";

export interface BrakeFluidListProps {
  /** The products to list; the four fluids by default. */
  products?: readonly FluidProduct[];
}

/** The brake fluids, each with a row per volume that opens its datasheet. */
export const BrakeFluidList = contained("fluids", BrakeFluidListContent);

function BrakeFluidListContent({ products = fluidProducts }: BrakeFluidListProps) {
  const t = useText();
  const Heading = `h${useHeadingLevel(2)}` as const;
  return (
    <ul className={styles.list} aria-label={t("fluids.list")}>
      {products.map((product) => (
        <li key={product.code} className={styles.product}>
          <ProductPicture product={product} />
          <div className={styles.text}>
            <Heading className={styles.name} translate="no">
              {product.name}
            </Heading>
            <ul className={styles.volumes}>
              {product.volumes.map((volume) => (
                <Volume key={volume} product={product} volume={volume} />
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Volume({ product, volume }: { product: FluidProduct; volume: number }) {
  const links = useLinks();
  return (
    <li className={styles.volume}>
      <Link href={links.fluid({ type: product.code, volume })}>
        <Code>
          {volumeText(volume)}
          <VisuallyHidden>{product.name}</VisuallyHidden>
        </Code>
      </Link>
      <span className={styles.chevron}>
        <Icon name="chevronRight" size="small" />
      </span>
    </li>
  );
}

function ProductPicture({ product }: { product: FluidProduct }) {
  const { code, volumes } = product;
  const picture = useFirstPicture([...volumes.map((volume) => `${code}-${volume}`), code]);
  return (
    <div className={styles.picture}>
      {picture === null && <Icon name="droplet" />}
      {typeof picture === "string" && <img className={styles.image} src={picture} alt="" />}
    </div>
  );
}
