import type { OpenDatabase } from "../db/index.ts";
import { prepare, type Slots } from "../db/prepared.ts";

export type FluidsRepository = ReturnType<typeof fluidsRepository>;
export type Fluid = Awaited<ReturnType<FluidsRepository["all"]>>[number];
export type FluidBottle = Awaited<ReturnType<FluidsRepository["bottles"]>>[number];

export function fluidsRepository(database: OpenDatabase) {
  const { read } = database;
  const fluids = prepare(database, () =>
    read.selectFrom("brake_fluids").selectAll().orderBy("fluid").orderBy("volume"),
  );
  const bottles = prepare(database, (slot: Slots<{ code: string }>) =>
    read
      .selectFrom("brake_fluid_bottles")
      .selectAll()
      .where("code", "=", slot.code)
      .orderBy("reference", "desc"),
  );

  return {
    /** By name and volume in mL: a handful. */
    all: () => fluids({}),

    /** Plastic (BFP) before aluminum (BFM). */
    bottles: (code: string) => bottles({ code }),
  };
}
