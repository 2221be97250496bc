import { Icon } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import * as styles from "./FluidPicture.css.ts";
import { fluidName } from "./products.ts";
import { volumeText } from "./volumeText.ts";

export interface FluidPictureProps {
  fluid: string;
  volume: number | undefined;
  /** Null for the default image, undefined while loading. */
  picture: string | null | undefined;
}

/** The bottle, or the default image. */
export function FluidPicture({ fluid, volume, picture }: FluidPictureProps) {
  const t = useText();
  const alt = t("fluids.picture", {
    name: fluidName(fluid),
    volume: volume === undefined ? "" : volumeText(volume),
  });
  return (
    <figure className={styles.frame}>
      {picture === null && <Icon name="droplet" label={alt} />}
      {typeof picture === "string" && <img className={styles.picture} src={picture} alt={alt} />}
    </figure>
  );
}
