import { datasheetQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ComparedParts, Comparison } from "../../comparison/index.ts";
import { useClient } from "../../provider/index.ts";
import type { WidgetProps } from "./props.ts";
import { sectionIds } from "../../shared/embed-options/index.ts";
import { useReportWithKey } from "./useReport.ts";

export function ComparisonWidget(props: WidgetProps) {
  const { code, with: other } = props.options;
  return <Compared key={`${code ?? ""} ${other ?? ""}`} {...props} />;
}

function Compared(props: WidgetProps) {
  const { options } = props;
  const { code, with: other, section = "rotors" } = options;
  const [parts, setParts] = useState<ComparedParts>({ a: code, b: other });
  const result = useQuery(datasheetQuery(useClient(), { code: parts.a ?? "", user: "" }));
  useReportWithKey(props, parts.a === undefined ? {} : result.data, result);
  return <Comparison section={sectionIds[section]} parts={parts} onChange={setParts} />;
}
