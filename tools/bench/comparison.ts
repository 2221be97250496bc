import { commonVehicles } from "../../packages/catalogue-widgets/src/comparison/inCommon.ts";
import { median } from "./load.ts";

/** ms to find the vehicles that two parts of 2,000 applications each have in common, the median of some rounds. */
export function comparisonTime(): number {
  const applications = Array.from({ length: 2000 }, (_, index) => ({
    maker: `Maker ${index % 40}`,
    model: `Model ${index % 500}`,
    submodel: null,
    engine: null,
    position: null,
    observation: null,
    qualifiers: {},
    years: { from: 1990 + (index % 20), to: 2010 },
  }));
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    commonVehicles(applications, applications);
    return performance.now() - started;
  });
  return median(times);
}
