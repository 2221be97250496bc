import type { FamilyId, YearRange } from "@caliper/catalogue-model";
import type { RelatedProduct } from "@caliper/api-client";
import { Button, ErrorState, Skeleton, VisuallyHidden } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { useFormat } from "../../provider/index.ts";
import { Block, BlockMessage } from "../../shared/sheet-layout/index.ts";
import { Fits, useFits } from "../../vehicle/index.ts";
import { RelatedCard } from "./RelatedCard.tsx";
import * as styles from "./RelatedBlock.css.ts";
import { TypeCheckboxes } from "./TypeCheckboxes.tsx";
import { firstOfEach, isShown, offersFilter, typesOf, type TypeFilter } from "./typeFilter.ts";

export interface RelatedBlockProps {
  /** The vehicle that the products fit. */
  vehicle: { readonly maker: string; readonly model: string; readonly years: YearRange };
  /** Undefined while they load. */
  products: readonly RelatedProduct[] | undefined;
  /** Set when loading failed. */
  onRetry?: (() => void) | undefined;
  /** Codes of the products that fit the vehicle that is pointed at; the other cards are faint. */
  fitting?: ReadonlySet<string> | undefined;
  /** Called with the code of the card under the pointer or the focus; null for none. */
  onHighlight?: ((code: string | null) => void) | undefined;
}

/** Cards shown before See All. */
const firstCards = 6;

/** Related products for the selected vehicle, as cards that link to datasheets; without hardware. */
export function RelatedBlock({ vehicle, products, onRetry, ...pointing }: RelatedBlockProps) {
  const t = useText();
  const fits = useFits(products ?? []);
  const { years } = useFormat();
  return (
    <Block
      gap
      heading={t("datasheet.related.heading", {
        maker: vehicle.maker,
        model: vehicle.model,
        years: years(vehicle.years),
      })}
    >
      {onRetry !== undefined ? (
        <ErrorState
          title={t("datasheet.related.error")}
          retryLabel={t("datasheet.related.retry")}
          onRetry={onRetry}
          align="start"
        />
      ) : products === undefined || fits.isLoading ? (
        <Loading />
      ) : (
        <Fits value={fits}>
          <Products
            products={products.filter(({ family }) => family !== "hardware")}
            {...pointing}
          />
        </Fits>
      )}
    </Block>
  );
}

function Loading() {
  const t = useText();
  return (
    <>
      <VisuallyHidden as="output">{t("datasheet.related.loading")}</VisuallyHidden>
      <div className={styles.cards}>
        {Array.from({ length: firstCards }, (_, index) => (
          <Skeleton key={index} shape="block" height="card" />
        ))}
      </div>
    </>
  );
}

interface ProductsProps extends Pick<RelatedBlockProps, "fitting" | "onHighlight"> {
  products: readonly RelatedProduct[];
}

function Products({ products, fitting, onHighlight }: ProductsProps) {
  const t = useText();
  const [filter, setFilter] = useState<TypeFilter>("all");
  const [isLong, setLong] = useState(false);
  const types: readonly FamilyId[] = typesOf(products);
  const chosen = products.filter(({ family }) => isShown(filter, family));
  const visibleProducts = isLong ? chosen : firstOfEach(chosen, firstCards);
  if (products.length === 0) return <BlockMessage>{t("datasheet.related.empty")}</BlockMessage>;
  return (
    <>
      {offersFilter(types) && <TypeCheckboxes types={types} filter={filter} onChange={setFilter} />}
      {chosen.length === 0 && <BlockMessage>{t("datasheet.related.noneChosen")}</BlockMessage>}
      <ul className={styles.cards}>
        {visibleProducts.map((product) => (
          <li
            key={product.code}
            {...(onHighlight && {
              onPointerEnter: ({ pointerType }) => {
                if (pointerType !== "touch") onHighlight(product.code);
              },
              onPointerLeave: () => onHighlight(null),
              onFocus: () => onHighlight(product.code),
              onBlur: () => onHighlight(null),
            })}
          >
            <RelatedCard product={product} isFaint={fitting?.has(product.code) === false} />
          </li>
        ))}
      </ul>
      {chosen.length > firstCards && (
        <div>
          <Button variant="plain" size="chip" onPress={() => setLong(!isLong)}>
            {isLong
              ? t("datasheet.related.seeLess")
              : t("datasheet.related.seeAll", { count: chosen.length })}
          </Button>
        </div>
      )}
    </>
  );
}
