import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { FileRow } from "../db/schema.ts";
import { prepare, type Slots } from "../db/prepared.ts";

/** Kinds of uploaded files, as `id_tipo_archivo` numbers them. */
export const fileKind = { pdf: 1, banner: 2, complete: 3, image: 4 } as const;
export type FileKind = (typeof fileKind)[keyof typeof fileKind];
/** States, as `estado` numbers them. */
export const fileState = { active: 0, disabled: -1, historic: -2 } as const;
export type FileState = (typeof fileState)[keyof typeof fileState];

export type File = Selectable<FileRow>;
export type NewFile = Insertable<FileRow>;

/** A picture's bytes under /Products. */
export interface Picture {
  readonly hash: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** Any number will do, as long as every server instance uses the same. */
const uploadsLock = 4_281_736;

export type FilesRepository = ReturnType<typeof filesRepository>;

export function filesRepository(database: OpenDatabase) {
  const { read, dialect } = database;
  const image = prepare(database, (slot: Slots<{ name: string }>) =>
    read.selectFrom("image").select(["hash", "bytes"]).where("name", "=", slot.name),
  );
  const content = ["hash", "bytes", "mime", "kind", "state"] as const;
  const file = prepare(database, (slot: Slots<{ nombre: string }>) =>
    read
      .selectFrom("file")
      .select(content)
      .where("nombre", "=", slot.nombre)
      .where("state", ">", fileState.historic)
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
    /** The file of this name that is not historic. */
    file: async (nombre: string) => (await file({ nombre }))[0],
    banners: () => banners({}),

    /** Any version of a file. */
    async version(nombre: string, id: number) {
      return read
        .selectFrom("file")
        .select(content)
        .where("id", "=", id)
        .where("nombre", "=", nombre)
        .executeTakeFirst();
    },

    /** Newest first. */
    async all() {
      return read
        .selectFrom("file")
        .select(["id", "nombre", "kind", "state"])
        .orderBy("id", "desc")
        .execute();
    },

    async newestPdf() {
      return read
        .selectFrom("file")
        .select("nombre")
        .where("kind", "=", fileKind.pdf)
        .where("state", "=", fileState.active)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
    },

    /** Which of these contents a file, of any state, or a picture refers to. */
    async referred(
      hashes: readonly string[],
      db: Kysely<Database> = read,
    ): Promise<ReadonlySet<string>> {
      const of = (table: "file" | "image") =>
        db.selectFrom(table).select("hash").where("hash", "in", hashes);
      const rows = await of("file").union(of("image")).execute();
      return new Set(rows.map(({ hash }) => hash));
    },

    /** Keeps other uploads and changes of files out until the transaction ends. */
    async lock(db: Kysely<Database>): Promise<void> {
      // On SQLite a transaction of the one writer is that already.
      if (dialect === "postgres") {
        await sql`select pg_advisory_xact_lock(${uploadsLock})`.execute(db);
      }
    },

    async find(id: number, db: Kysely<Database>): Promise<File | undefined> {
      return db.selectFrom("file").selectAll().where("id", "=", id).executeTakeFirst();
    },

    /** The files that a new one of this name, or of this picture, takes the place of. */
    async replacedBy(
      nombre: string,
      picture: string | null,
      db: Kysely<Database>,
    ): Promise<File[]> {
      return db
        .selectFrom("file")
        .selectAll()
        .where("state", ">", fileState.historic)
        .where((is) =>
          is.or([is("nombre", "=", nombre), ...(picture ? [is("picture", "=", picture)] : [])]),
        )
        .execute();
    },

    /** @returns its number */
    async insert(row: NewFile, db: Kysely<Database>): Promise<number> {
      const { id } = await db
        .insertInto("file")
        .values(row)
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    async setState(id: number, state: FileState, db: Kysely<Database>): Promise<void> {
      await db.updateTable("file").set({ state }).where("id", "=", id).execute();
    },

    async picture(name: string, db: Kysely<Database>): Promise<Picture | undefined> {
      return db
        .selectFrom("image")
        .select(["hash", "bytes", "width", "height"])
        .where("name", "=", name)
        .executeTakeFirst();
    },

    async putPicture(name: string, picture: Picture, db: Kysely<Database>): Promise<void> {
      await db
        .insertInto("image")
        .values({ name, ...picture })
        .onConflict((taken) => taken.column("name").doUpdateSet(picture))
        .execute();
    },

    async removePicture(name: string, db: Kysely<Database>): Promise<void> {
      await db.deleteFrom("image").where("name", "=", name).execute();
    },
  };
}
