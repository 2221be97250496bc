import { contained } from "../provider/index.ts";
import { SecondFactorSettings } from "./SecondFactorSettings.tsx";

export interface RequiredSecondFactorProps {
  /** Called once a second factor is set up; then `rereadSession` lets the user in. */
  onSetUp: () => void;
}

/** What users see whose account must have a second factor, until they have set one up. */
export const RequiredSecondFactor = contained("own-account", RequiredSecondFactorContent);

function RequiredSecondFactorContent({ onSetUp }: RequiredSecondFactorProps) {
  return <SecondFactorSettings onSetUp={onSetUp} />;
}
