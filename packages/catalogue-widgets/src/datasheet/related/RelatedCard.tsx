import type { RelatedProduct } from "@caliper/api-client";
import { Card } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useLinks, useLocale } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { messages } from "./messages.ts";
import * as styles from "./RelatedCard.css.ts";

/** A related product: code, type, and its outline to scale within the type. */
export function RelatedCard({ product }: { product: RelatedProduct }) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const links = useLinks();
  const locale = useLocale();
  const { code, family, detail } = product;
  const type = terms.family(family);
  return (
    <Card
      href={links.datasheet({ code, family })}
      label={formatMessage(messages.card, { code, type })}
      padding={8}
    >
      <span className={styles.card}>
        <span className={styles.code} translate="no">
          {code}
        </span>
        <span className={styles.type}>{type}</span>
        {detail !== undefined && <span className={styles.detail}>{detail[locale]}</span>}
      </span>
    </Card>
  );
}
