import { useState } from "react";
import { PlainCodeSearch, useFinding } from "../../search/index.ts";
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
  const result = useFinding({ text: code });
  useReportWithKey(props, {}, result);
  useNoResults(target, result.data?.hits.total, code);
  return (
    <PlainCodeSearch
      code={code}
      onSearch={(typed) => {
        if (target.emit("caliper:search", { query: typed, code: typed })) setCode(typed);
      }}
    />
  );
}
