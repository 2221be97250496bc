import { useState } from "react";
import { MeasureSearch, noMeasures, useMeasureSearch } from "../../measure/index.ts";
import type { WidgetProps } from "./props.ts";
import { sectionIds } from "../../shared/embed-options/index.ts";
import { useNoResults } from "./useNoResults.ts";
import { useReportWithKey } from "./useReport.ts";

export function MeasureSearchWidget(props: WidgetProps) {
  return <Search key={props.options.section} {...props} />;
}

function Search(props: WidgetProps) {
  const { options, target } = props;
  const { section = "rotors" } = options;
  const [criteria, setCriteria] = useState(noMeasures);
  const { values } = criteria;
  const result = useMeasureSearch(criteria);
  useReportWithKey(props, {}, result);
  useNoResults(target, result.data?.total, values);
  return (
    <MeasureSearch
      section={sectionIds[section]}
      criteria={criteria}
      onSearch={(searched) => {
        const isCleared = Object.keys(searched.values).length === 0;
        if (isCleared || target.emit("caliper:search", { query: searched.values }))
          setCriteria(searched);
      }}
      onAdjust={setCriteria}
    />
  );
}
