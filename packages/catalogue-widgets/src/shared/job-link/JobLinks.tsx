import { type Axle, axles } from "@caliper/catalogue-model";
import { Inline, LinkButton } from "@caliper/design-system";
import type { VehicleCriteria } from "../../links/index.ts";
import { useText } from "../../messages/index.ts";
import { useLinks } from "../../provider/index.ts";

export interface JobLinksProps {
  /** Nothing is shown without a model. */
  vehicle: VehicleCriteria;
  /** Null for a link to each axle. */
  axle: Axle | null;
}

/** Links to everything for the brakes of an axle. */
export function JobLinks({ vehicle, axle }: JobLinksProps) {
  const t = useText();
  const links = useLinks();
  if (vehicle.model === "") return null;
  return (
    <Inline gap={8}>
      {axles
        .filter((each) => axle === null || each === axle)
        .map((each) => (
          <LinkButton key={each} size="chip" href={links.job({ ...vehicle, axle: each })}>
            {t("search.job", { axle: each })}
          </LinkButton>
        ))}
    </Inline>
  );
}
