import type { Datasheet } from "@caliper/api-client";
import { Icon } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { messages } from "./messages.ts";
import * as styles from "./DefaultImage.css.ts";

export interface DefaultImageProps {
  datasheet: Pick<Datasheet, "code" | "family" | "dimensions">;
}

/** Shown for products without a picture. */
export function DefaultImage({ datasheet }: DefaultImageProps) {
  const { formatMessage } = useIntl();
  return (
    <figure className={styles.figure}>
      <Icon name="image" label={formatMessage(messages.none, { code: datasheet.code })} />
      <figcaption className={styles.caption}>{formatMessage(messages.noneYet)}</figcaption>
    </figure>
  );
}
