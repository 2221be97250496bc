import { measureSearchQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MeasureSearch, noMeasures, questionOf } from "../../measure/index.ts";
import { useClient } from "../../provider/index.ts";
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
  const found = useQuery(measureSearchQuery(useClient(), questionOf(criteria)));
  useReportWithKey(props, {}, found);
  useNoResults(target, found.data?.total, values);
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
