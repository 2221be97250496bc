import { datasheetQuery } from "@caliper/api-client";
import { useRoom } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { DatasheetFailure, DatasheetMissing } from "../../datasheet/index.ts";
import { Drawing } from "../../drawings/index.ts";
import { useClient } from "../../provider/index.ts";
import { dimensionValues } from "../../shared/dimensions/index.ts";
import type { WidgetProps } from "./props.ts";
import { useReport } from "./useReport.ts";

/** In px; narrower drawings have letters instead of values. */
const roomForValues = 500;

export function DrawingWidget({ options: { code = "" }, target }: WidgetProps) {
  const result = useQuery(datasheetQuery(useClient(), { code, user: "" }));
  const { data, error, refetch, isFetching } = result;
  const { ref, room } = useRoom();
  const isEmpty = code.trim() === "";
  useReport(target, isEmpty ? {} : data, result);
  if (isEmpty) return <DatasheetMissing />;
  if (error !== null)
    return (
      <DatasheetFailure
        code={code}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <div ref={ref}>
      {data && (
        <Drawing
          family={data.family}
          dimensions={dimensionValues(data.dimensions)}
          code={data.code}
          drawingName={data.drawing}
          size={room < roomForValues ? "phone" : "sheet"}
        />
      )}
    </div>
  );
}
