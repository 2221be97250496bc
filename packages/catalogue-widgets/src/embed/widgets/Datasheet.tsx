import { datasheetQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { Datasheet } from "../../datasheet/index.ts";
import { useClient } from "../../provider/index.ts";
import { CartButton } from "./CartButton.tsx";
import type { WidgetProps } from "./props.ts";
import { useReport } from "./useReport.ts";

export function DatasheetWidget({ options: { code = "", cart = false }, target }: WidgetProps) {
  const result = useQuery(datasheetQuery(useClient(), { code, user: "" }));
  const isEmpty = code.trim() === "";
  useReport(target, isEmpty ? {} : result.data, result);
  return (
    <Datasheet
      code={code}
      {...(cart && { actions: (part) => <CartButton part={part} target={target} /> })}
    />
  );
}
