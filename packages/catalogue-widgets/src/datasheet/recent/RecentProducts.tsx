import { Code, Link } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { contained, useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { Block } from "../../shared/sheet-layout/index.ts";
import type { RecentProduct } from "./recentProductStore.ts";
import * as styles from "./RecentProducts.css.ts";

export interface RecentProductsProps {
  /** Last opened first; renders nothing when empty. */
  products: readonly RecentProduct[];
}

/** Links to the datasheets that were opened before. */
export const RecentProducts = contained("datasheet", RecentProductsContent);

function RecentProductsContent({ products }: RecentProductsProps) {
  const t = useText();
  const links = useLinks();
  const terms = useTerms();
  if (products.length === 0) return null;
  return (
    <div className={styles.recent}>
      <Block heading={t("datasheet.recent.heading")}>
        <ul className={styles.list}>
          {products.map((product) => (
            <li key={product.code} className={styles.item}>
              <span className={styles.code}>
                <Link href={links.datasheet(product)}>
                  <Code size="inherit">{product.code}</Code>
                </Link>
              </span>
              <span className={styles.family}>{terms.family(product.family)}</span>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  );
}
