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

/** A link to the job of an axle, or of each. */
export function AxleLinks({ vehicle, axle }: JobLinksProps) {
  const t = useText();
  const links = useLinks();
  return (
    <Inline gap={8}>
      {(axle === null ? axles : [axle]).map((each) => (
        <LinkButton key={each} size="chip" href={links.job({ ...vehicle, axle: each })}>
          {t("search.job", { axle: each })}
        </LinkButton>
      ))}
    </Inline>
  );
}
