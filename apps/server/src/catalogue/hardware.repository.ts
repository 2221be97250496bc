import { sql } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";

export type HardwareKit = Pick<Database["hardware"], "code" | "hardware_type" | "location">;
export type KitBrake = Readonly<Database["hardware_brake"]>;

export type HardwareRepository = ReturnType<typeof hardwareRepository>;

/** There are few kits, so a search may scan all of them. */
export function hardwareRepository(database: OpenDatabase) {
  const { read, dialect } = database;
  // As `normalizeCode` for the characters of codes: letters, digits and these separators.
  const brakeKey = sql<string>`replace(replace(replace(replace(upper(b.brake),
    '-', ''), ' ', ''), '/', ''), '.', '')`;

  const search = prepare(
    database,
    (slot: Slots<{ key: string; pattern: string }>) => sql<KitBrake & { rank: number }>`
      select * from (
        select h.code, b.brake, coalesce(b.type, h.hardware_type) as type,
          coalesce(b.location, h.location) as location,
          case when h.code_key = ${slot.key} or ${brakeKey} = ${slot.key} then 0
            when h.code_key like ${slot.pattern} or ${brakeKey} like ${slot.pattern} then 1
            else 2 end as rank
        from hardware as h join hardware_brake as b on b.code = h.code
        where h.code_key like '%' || ${slot.pattern} or ${brakeKey} like '%' || ${slot.pattern}
      ) as matches
      order by rank, code, brake`,
  );

  const brakes = prepare(database, (slot: Slots<{ code: string }>) =>
    read
      .selectFrom("hardware_brake")
      .select(["code", "brake", "type", "location"])
      .where("code", "=", slot.code)
      .orderBy("brake"),
  );

  // The search and the list of brakes show a kit's type and location as stored with its brakes.
  const kits = prepare(
    database,
    (slot: Slots<{ codes: TextList }>) => sql<HardwareKit>`
      select h.code,
        coalesce((select min(b.type) from hardware_brake as b where b.code = h.code),
          h.hardware_type) as hardware_type,
        coalesce((select min(b.location) from hardware_brake as b where b.code = h.code),
          h.location) as location
      from hardware as h where ${isAmong(dialect, "h.code", slot.codes)}`,
  );

  const kitsOf = prepare(database, (slot: Slots<{ brakes: TextList }>) =>
    read
      .selectFrom("hardware_brake")
      .select("code")
      .distinct()
      .where(isAmong(dialect, "hardware_brake.brake", slot.brakes)),
  );

  return {
    /** The kits that serve any of these pads and shoes. */
    async kitsOf(brakes: readonly string[]): Promise<ReadonlySet<string>> {
      if (brakes.length === 0) return new Set();
      const rows = await kitsOf({ brakes });
      return new Set(rows.map(({ code }) => code));
    },

    /** By own code or the code of a brake: exact, then prefix, then contains. */
    async search(key: string): Promise<KitBrake[]> {
      return search({ key, pattern: `${key}%` });
    },

    brakesOf: (code: string): Promise<KitBrake[]> => brakes({ code }),

    async kits(codes: readonly string[]): Promise<ReadonlyMap<string, HardwareKit>> {
      if (codes.length === 0) return new Map();
      const rows = await kits({ codes });
      return new Map(rows.map((row) => [row.code, row]));
    },
  };
}
