import { vehicleSearchQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient, useWarehouse } from "../../provider/index.ts";
import { ApplicationSearch, noVehicle, yearsOf } from "../../search/index.ts";
import type { WidgetProps } from "./props.ts";
import { useNoResults } from "./useNoResults.ts";
import { useReportWithKey } from "./useReport.ts";

export function VehicleSearchWidget(props: WidgetProps) {
  const { target } = props;
  const [vehicle, setVehicle] = useState(noVehicle);
  const { maker, model, year } = vehicle;
  const result = useQuery(
    vehicleSearchQuery(useClient(), {
      maker,
      model,
      years: yearsOf(year),
      warehouse: useWarehouse(),
    }),
  );
  const query = { maker, model, year };
  useReportWithKey(props, {}, result);
  useNoResults(target, result.data?.total, query);
  return (
    <ApplicationSearch
      criteria={vehicle}
      onSearch={(chosen) => {
        const isCleared = chosen.maker === "";
        if (isCleared || target.emit("caliper:search", { query: { ...chosen } }))
          setVehicle(chosen);
      }}
    />
  );
}
