import { datasheetQuery } from "@caliper/api-client";
import { datasheetTitle } from "@caliper/catalogue-model";
import { useQuery } from "@tanstack/react-query";
import { useClient, useLocale, useViewer } from "../provider/index.ts";
import { dimensionText } from "../shared/dimensions/index.ts";
import { usualVehicle } from "./applications/usualVehicle.ts";

/**
 * The title of the page of a datasheet that `Datasheet` loads: its code, what it is and the usual vehicle. Undefined until it
 * is loaded.
 */
export function useDatasheetTitle(code: string): string | undefined {
  const client = useClient();
  const { username } = useViewer();
  const locale = useLocale();
  const { data } = useQuery({
    ...datasheetQuery(client, { code, user: username }),
    enabled: false,
  });
  if (data === undefined) return undefined;
  const { family, dimensions, applications = [] } = data;
  const vehicle = applications[usualVehicle(applications)];
  const disc = dimensionText(dimensions, "disc");
  return datasheetTitle({ code: data.code, family, disc, vehicle }, locale);
}
