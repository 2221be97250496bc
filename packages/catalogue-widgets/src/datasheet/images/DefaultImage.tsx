import type { Datasheet } from "@caliper/api-client";
import { Icon } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import * as styles from "./DefaultImage.css.ts";

export interface DefaultImageProps {
  datasheet: Pick<Datasheet, "code" | "family" | "dimensions">;
}

/** Shown for products without a picture. */
export function DefaultImage({ datasheet }: DefaultImageProps) {
  const t = useText();
  return (
    <figure className={styles.figure}>
      <Icon name="image" label={t("datasheet.images.none", { code: datasheet.code })} />
      <figcaption className={styles.caption}>{t("datasheet.images.noneYet")}</figcaption>
    </figure>
  );
}
