import type { OpenDatabase } from "../db/index.ts";
import { prepare, type Slots } from "../db/prepared.ts";

export type FluidsRepository = ReturnType<typeof fluidsRepository>;
export type Fluid = NonNullable<Awaited<ReturnType<FluidsRepository["find"]>>>;
export type FluidBottle = Awaited<ReturnType<FluidsRepository["bottles"]>>[number];

export function fluidsRepository(database: OpenDatabase) {
  const { read } = database;
  const fluid = prepare(database, (slot: Slots<{ fluid: string; volume: number }>) =>
    read
      .selectFrom("brake_fluids")
      .selectAll()
      .where("fluid", "=", slot.fluid)
      .where("volume", "=", slot.volume),
  );
  const bottles = prepare(database, (slot: Slots<{ code: string }>) =>
    read
      .selectFrom("brake_fluid_bottles")
      .selectAll()
      .where("code", "=", slot.code)
      .orderBy("reference", "desc"),
  );

  const byName = prepare(database, () =>
    read
      .selectFrom("brake_fluids")
      .select(["code", "fluid", "volume"])
      .orderBy("fluid")
      .orderBy("volume"),
  );

  return {
    /** The bottles of a fluid by volume, then those whose name starts with it: DOT4HP after DOT4. */
    named: async (fluid: string) => (await byName({})).filter((row) => row.fluid.startsWith(fluid)),

    /** `volume` in mL. */
    async find(code: string, volume: number) {
      const [row] = await fluid({ fluid: code, volume });
      return row;
    },

    /** The volumes of a fluid in mL, ascending. */
    volumes: async (fluid: string) =>
      (await byName({})).filter((row) => row.fluid === fluid).map((row) => row.volume),

    /** Plastic (BFP) before aluminum (BFM). */
    bottles: (code: string) => bottles({ code }),
  };
}
