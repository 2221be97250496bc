import { Code } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { useLinks } from "../provider/index.ts";
import * as styles from "./FluidVolumes.css.ts";
import { volumeText } from "./volumeText.ts";

export interface FluidVolumesProps {
  fluid: string;
  /** The volume of this sheet, mL. */
  volume: number | undefined;
  /** The volumes that the fluid is sold in, mL. */
  volumes: readonly number[];
}

/** The volumes that the fluid is sold in; the others link to their sheets. */
export function FluidVolumes({ fluid, volume, volumes }: FluidVolumesProps) {
  const t = useText();
  const links = useLinks();
  if (volumes.length === 0) return null;
  return (
    <nav className={styles.volumes} aria-label={t("fluids.volumes")}>
      <span className={styles.label} aria-hidden>
        {t("fluids.volumes")}
      </span>
      {volumes.map((each) =>
        each === volume ? (
          <span key={each} className={styles.volume} aria-current="page">
            <Code>{volumeText(each)}</Code>
          </span>
        ) : (
          <span key={each} className={styles.volume}>
            <Code href={links.fluid({ type: fluid, volume: each })}>{volumeText(each)}</Code>
          </span>
        ),
      )}
    </nav>
  );
}
