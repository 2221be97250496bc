import { textIn } from "@caliper/catalogue-model";
import type { RelatedProduct } from "@caliper/api-client";
import { Card } from "@caliper/design-system";
import { Outline } from "../../drawings/index.ts";
import { useLinks, useLocale } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { FitNote } from "../../vehicle/index.ts";
import * as styles from "./RelatedCard.css.ts";

/** A related product: code, type, and its outline to scale within the type. */
export function RelatedCard({
  product,
  isFaint = false,
}: {
  product: RelatedProduct;
  /** It does not fit the vehicle that is pointed at. */
  isFaint?: boolean;
}) {
  const terms = useTerms();
  const links = useLinks();
  const locale = useLocale();
  const { code, family, detail, measures } = product;
  return (
    <Card href={links.datasheet({ code, family })} padding={8}>
      <span className={styles.card} data-faint={isFaint || undefined}>
        <span className={styles.text}>
          <span className={styles.code} translate="no">
            {code}
          </span>
          <span className={styles.type}>{terms.family(family)}</span>
          {detail !== undefined && <span className={styles.detail}>{textIn(detail, locale)}</span>}
          <FitNote code={code} />
        </span>
        <span className={styles.outline}>
          <Outline family={family} measures={measures} size="large" />
        </span>
      </span>
    </Card>
  );
}
