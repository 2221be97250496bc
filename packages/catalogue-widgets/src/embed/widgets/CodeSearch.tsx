import { codeSearchQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient, useWarehouse } from "../../provider/index.ts";
import { PlainCodeSearch } from "../../search/index.ts";
import type { WidgetProps } from "./props.ts";
import { useReportWithKey } from "./useReport.ts";
import { useNoResults } from "./useNoResults.ts";

export function CodeSearchWidget(props: WidgetProps) {
  // Another code in the attribute starts again.
  return <Search key={props.options.code} {...props} />;
}

function Search(props: WidgetProps) {
  const { options, target } = props;
  const [code, setCode] = useState(options.code ?? "");
  const found = useQuery(codeSearchQuery(useClient(), { code, warehouse: useWarehouse() }));
  useReportWithKey(props, {}, found);
  useNoResults(target, found.data?.total, code);
  return (
    <PlainCodeSearch
      code={code}
      onSearch={(typed) => {
        if (target.emit("caliper:search", { query: typed, code: typed })) setCode(typed);
      }}
    />
  );
}
