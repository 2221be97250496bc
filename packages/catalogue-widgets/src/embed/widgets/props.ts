import type { EmbedTarget, RunOptions } from "../mount.ts";

export interface WidgetProps {
  options: RunOptions;
  target: EmbedTarget;
}
