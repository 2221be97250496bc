import {
  SectionApplicationSearch,
  useTerms,
  type VehicleSection,
} from "@caliper/catalogue-widgets";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths, readApplication } from "../paths.ts";
import { Page } from "./Page.tsx";

/** Finds the parts of one section that fit a vehicle. */
export default function ApplicationPage({ section }: { section: VehicleSection }) {
  const t = useText();
  const terms = useTerms();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readApplication(query);
  const { cylinder, maker = "", model = "", year = "" } = address;
  const title = t("portal.section.application", { section: terms.section(section) });
  return (
    <Page title={title}>
      <SectionApplicationSearch
        section={section}
        criteria={{ cylinder: cylinder ?? null, maker, model, year }}
        onSearch={(vehicle) => void navigate(paths.application(section, vehicle))}
        axle={address.axle ?? null}
        // A filter replaces the history entry.
        onAxleChange={(axle) =>
          void navigate(paths.application(section, { ...address, axle }), { replace: true })
        }
      />
    </Page>
  );
}
