import type { Insertable, Kysely, Selectable } from "kysely";
import { dateProducts } from "../loading/apply/product-dates.ts";
import { type Database, lock, type OpenDatabase, raiseRevisions } from "../db/index.ts";
import type { FileRow, ImageRow } from "../db/schema.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";
import { codeOfPicture, maxPictures, pictureName } from "./picture-names.ts";

/** Kinds of uploaded files, by their number in the database and on the wire. */
export const fileKind = { pdf: 1, banner: 2, complete: 3, image: 4 } as const;
export type FileKind = (typeof fileKind)[keyof typeof fileKind];
/** States, by their number in the database and on the wire. */
export const fileState = { active: 0, disabled: -1, historic: -2 } as const;
export type FileState = (typeof fileState)[keyof typeof fileState];

type Named<Stored extends { nombre: unknown }> = Omit<Stored, "nombre"> & {
  readonly name: Stored["nombre"];
};

export type File = Named<Selectable<FileRow>>;
export type NewFile = Named<Insertable<FileRow>>;
export type ListedFile = Pick<File, "id" | "name" | "kind" | "state">;

const fileOf = ({ nombre: name, ...rest }: Selectable<FileRow>): File => ({ ...rest, name });

/** A picture's bytes under /Products. */
export type Picture = Readonly<Omit<ImageRow, "name">>;

/** A picture that pages may show. */
export type ShownPicture = Readonly<Omit<ImageRow, "bytes">>;

export type FilesRepository = ReturnType<typeof filesRepository>;

export function filesRepository(database: OpenDatabase) {
  const { read, dialect } = database;
  const image = prepare(database, (slot: Slots<{ name: string }>) =>
    read
      .selectFrom("image")
      .select(["hash", "bytes", "width", "height"])
      .where("name", "=", slot.name),
  );
  const images = prepare(database, (slot: Slots<{ names: TextList }>) =>
    read
      .selectFrom("image")
      .select(["name", "hash", "width", "height"])
      .where(isAmong(dialect, "image.name", slot.names)),
  );
  const content = ["hash", "bytes", "mime", "kind", "state"] as const;
  const file = prepare(database, (slot: Slots<{ name: string }>) =>
    read
      .selectFrom("file")
      .select(content)
      .where("nombre", "=", slot.name)
      .where("state", ">", fileState.historic)
      .orderBy("id", "desc")
      .limit(1),
  );
  const banners = prepare(database, () =>
    read
      .selectFrom("file")
      .select(["id", "nombre as name", "kind"])
      .where("kind", "in", [fileKind.banner, fileKind.complete])
      .where("state", "=", fileState.active)
      .orderBy("id"),
  );

  return {
    /** `name` is a code, with `_2` to `_4` for further pictures. */
    image: async (name: string) => (await image({ name }))[0],
    /** The pictures of a product, a fluid or a drawing in their order, up to the first missing number. */
    async pictures(product: string): Promise<readonly ShownPicture[]> {
      const names = Array.from({ length: maxPictures }, (_, at) => pictureName(product, at + 1));
      const rows = await images({ names });
      const files = names.map((name) => rows.find((row) => row.name === name));
      const firstGap = files.indexOf(undefined);
      return files
        .slice(0, firstGap === -1 ? maxPictures : firstGap)
        .filter((row) => row !== undefined);
    },
    /** The file of this name that is not historic. */
    file: async (name: string) => (await file({ name }))[0],
    banners: () => banners({}),

    /** Any version of a file. */
    async version(name: string, id: number) {
      return read
        .selectFrom("file")
        .select(content)
        .where("id", "=", id)
        .where("nombre", "=", name)
        .executeTakeFirst();
    },

    /** Newest first. */
    async all() {
      return read
        .selectFrom("file")
        .select(["id", "nombre as name", "kind", "state"])
        .orderBy("id", "desc")
        .execute();
    },

    async newestPdf() {
      return read
        .selectFrom("file")
        .select("nombre as name")
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

    /** Blocks other uploads and changes of files until the transaction ends. */
    lock: (db: Kysely<Database>): Promise<void> => lock(db, "files"),

    async find(id: number, db: Kysely<Database>): Promise<File | undefined> {
      const row = await db.selectFrom("file").selectAll().where("id", "=", id).executeTakeFirst();
      return row && fileOf(row);
    },

    /** The files that a new one of these names, in any case, or of this picture replaces. */
    async replacedBy(
      names: readonly string[],
      picture: string | null,
      db: Kysely<Database>,
    ): Promise<File[]> {
      const current = db.selectFrom("file").where("state", ">", fileState.historic);
      // Names that differ in case only are one name on some disks. The databases fold case differently.
      const keys = new Set(names.map((name) => name.toLowerCase()));
      const ids = (await current.select(["id", "nombre", "picture"]).execute())
        .filter(
          (file) =>
            keys.has(file.nombre.toLowerCase()) || (picture !== null && file.picture === picture),
        )
        .map(({ id }) => id);
      if (ids.length === 0) return [];
      const rows = await current.selectAll().where("id", "in", ids).execute();
      return rows.map(fileOf);
    },

    /** @returns its id */
    async insert({ name, ...row }: NewFile, db: Kysely<Database>): Promise<number> {
      const { id } = await db
        .insertInto("file")
        .values({ ...row, nombre: name })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Active images that are not pictures of products, oldest first. */
    async unassigned(): Promise<File[]> {
      const rows = await read
        .selectFrom("file")
        .selectAll()
        .where("kind", "=", fileKind.image)
        .where("state", "=", fileState.active)
        .where("picture", "is", null)
        .orderBy("id")
        .execute();
      return rows.map(fileOf);
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

    /** The hashes of those of these pictures that exist, by name. */
    async hashesOf(
      names: readonly string[],
      db: Kysely<Database>,
    ): Promise<ReadonlyMap<string, string>> {
      const rows = await db
        .selectFrom("image")
        .select(["name", "hash"])
        .where("name", "in", names)
        .execute();
      return new Map(rows.map(({ name, hash }) => [name, hash]));
    },

    /** @param at now, in milliseconds since 1970 */
    async putPicture(
      name: string,
      picture: Picture,
      at: number,
      db: Kysely<Database>,
    ): Promise<void> {
      await db
        .insertInto("image")
        .values({ name, ...picture })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(picture))
        .execute();
      await pictureChanged(name, at, db);
    },

    /** @param at now, in milliseconds since 1970 */
    async removePicture(name: string, at: number, db: Kysely<Database>): Promise<void> {
      await db.deleteFrom("image").where("name", "=", name).execute();
      await pictureChanged(name, at, db);
    },
  };

  async function pictureChanged(name: string, at: number, db: Kysely<Database>): Promise<void> {
    await raiseRevisions(db, ["image"]);
    await dateProducts(db, [codeOfPicture(name)], at);
  }
}
