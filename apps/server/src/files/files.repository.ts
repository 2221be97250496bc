import type { OpenDatabase } from "../db/index.ts";
import { prepare, type Slots } from "../sql/prepared.ts";

/** Kinds of uploaded files, as `id_tipo_archivo` numbers them. */
export const fileKind = { pdf: 1, banner: 2 } as const;
/** States, as `estado` numbers them. */
export const fileState = { active: 0 } as const;

export type FilesRepository = ReturnType<typeof filesRepository>;

export function filesRepository(database: OpenDatabase) {
  const { read } = database;
  const image = prepare(database, (slot: Slots<{ name: string }>) =>
    read.selectFrom("image").select(["hash", "bytes"]).where("name", "=", slot.name),
  );
  const file = prepare(database, (slot: Slots<{ nombre: string }>) =>
    read
      .selectFrom("file")
      .select(["hash", "bytes", "mime", "kind", "state"])
      .where("nombre", "=", slot.nombre)
      // An active file before disabled and historic ones, the newest first.
      .orderBy("state", "desc")
      .orderBy("id", "desc")
      .limit(1),
  );
  const banners = prepare(database, () =>
    read
      .selectFrom("file")
      .select(["id", "nombre"])
      .where("kind", "=", fileKind.banner)
      .where("state", "=", fileState.active)
      .orderBy("id"),
  );

  return {
    /** `name` is a code, with `_2` to `_4` for further pictures. */
    image: async (name: string) => (await image({ name }))[0],
    file: async (nombre: string) => (await file({ nombre }))[0],
    banners: () => banners({}),
  };
}
