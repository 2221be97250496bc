import type { Application } from "@caliper/api-client";

/**
 * Index of the vehicle that is selected at first: the first version of the model with most versions. The first
 * of the list is only first alphabetically, often a rare vehicle with few related products.
 */
export function usualVehicle(
  applications: readonly Pick<Application, "maker" | "model">[],
): number {
  const models = new Map<string, { first: number; versions: number }>();
  applications.forEach(({ maker, model }, index) => {
    const name = `${maker}\n${model}`;
    const entry = models.get(name);
    if (entry) entry.versions += 1;
    else models.set(name, { first: index, versions: 1 });
  });
  let best = { first: 0, versions: 0 };
  for (const one of models.values()) if (one.versions > best.versions) best = one;
  return best.first;
}
