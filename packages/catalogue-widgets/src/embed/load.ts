import type { ComponentType } from "react";
import type { EmbedRuntime } from "./mount.ts";
import type { EmbedWidget } from "../shared/embed-options/index.ts";
import type { EmbedResources } from "./resources.ts";
import type { WidgetProps } from "./widgets/props.ts";

const widgets: Readonly<Record<EmbedWidget, () => Promise<ComponentType<WidgetProps>>>> = {
  datasheet: async () => (await import("./widgets/Datasheet.tsx")).DatasheetWidget,
  "code-search": async () => (await import("./widgets/CodeSearch.tsx")).CodeSearchWidget,
  "vehicle-search": async () => (await import("./widgets/VehicleSearch.tsx")).VehicleSearchWidget,
  "measure-search": async () => (await import("./widgets/MeasureSearch.tsx")).MeasureSearchWidget,
  comparison: async () => (await import("./widgets/Comparison.tsx")).ComparisonWidget,
  drawing: async () => (await import("./widgets/Drawing.tsx")).DrawingWidget,
};

/** Loads the code of a widget. */
export async function loadRuntime(
  widget: EmbedWidget,
  resources: EmbedResources,
): Promise<EmbedRuntime> {
  const [{ runtimeOf }, Widget] = await Promise.all([import("./runtime.tsx"), widgets[widget]()]);
  return runtimeOf(widget, Widget, resources);
}
