import { fluidOfCode } from "@caliper/api-client";
import { Datasheet } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { Navigate, useSearchParams } from "react-router-dom";
import { paths } from "../paths.ts";
import { pageMessages } from "./messages.ts";
import { PageTitle } from "./PageTitle.tsx";

/** The datasheet of the product that the address names; the only page that needs no session. */
export default function DatasheetPage() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const code = query.get("codigo")?.trim() ?? "";
  const fluid = fluidOfCode(code);
  // A fluid has a datasheet of its own, for the signed-in.
  if (fluid !== undefined) return <Navigate to={paths.brakeFluidSheet(fluid)} replace />;
  return (
    <>
      <PageTitle>{code.toUpperCase() || formatMessage(pageMessages.datasheetTitle)}</PageTitle>
      <Datasheet key={code} code={code} />
    </>
  );
}
