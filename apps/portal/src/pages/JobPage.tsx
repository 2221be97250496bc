import { Job, vehicleName } from "@caliper/catalogue-widgets";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths, readJob } from "../paths.ts";
import { Page } from "./Page.tsx";

/** Everything for the brakes of one axle of the vehicle in the URL. */
export default function JobPage() {
  const t = useText();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const criteria = readJob(query);
  const vehicle = vehicleName({
    ...criteria,
    year: criteria.year === "unknown" ? "" : criteria.year,
  });
  return (
    <Page title={t("portal.job", { vehicle, axle: criteria.axle })} gap={16}>
      <Job criteria={criteria} onChange={(next) => void navigate(paths.job(next))} />
    </Page>
  );
}
