import type { Application } from "@caliper/api-client";

/**
 * Index of the vehicle to begin with: the first version of the model that the part fits most versions of. The first
 * of the list is merely first in the alphabet, and often a rare vehicle that little else is sold for.
 */
export function usualVehicle(
  applications: readonly Pick<Application, "maker" | "model">[],
): number {
  const models = new Map<string, { first: number; versions: number }>();
  applications.forEach(({ maker, model }, index) => {
    const name = `${maker}\n${model}`;
    const known = models.get(name);
    if (known) known.versions += 1;
    else models.set(name, { first: index, versions: 1 });
  });
  let best = { first: 0, versions: 0 };
  for (const one of models.values()) if (one.versions > best.versions) best = one;
  return best.first;
}
