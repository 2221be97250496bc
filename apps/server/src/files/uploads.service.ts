import type { Readable } from "node:stream";
import type { Kysely } from "kysely";
import type { Answer, Body } from "@caliper/api-client/wire";
import type { AuditRepository } from "../audit/audit.repository.ts";
import type { ProductsRepository } from "../catalogue/products.repository.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { invalidField, notFound, Refusal } from "../refusal.ts";
import { type CheckedContent, checkContent } from "./content.ts";
import { checkedName, checkKind, type FileFormat, formatOf, pictureNameOf } from "./file-names.ts";
import type { FileStore } from "./file-store.ts";
import {
  type File,
  fileKind,
  type FileKind,
  type FilesRepository,
  fileState,
  type FileState,
} from "./files.repository.ts";
import { refuseFile } from "./refusals.ts";

/** An upload that got no byte for so long was ended by a crash. */
const hour = 3_600_000;
/** Bytes. */
const mebibyte = 1_048_576;
const largest = (format: FileFormat) => (format === "pdf" ? 50 : 20) * mebibyte;
/** What a form holds beside its file, at most. */
const aroundFile = 65_536;

/** A part of the form as it arrives. */
export type UploadPart =
  | { readonly field: string; readonly value: unknown }
  | { readonly field: string; readonly name: string; readonly content: Readable };

/** Tells the pictures of fluids, which are named for what is in the bottle. */
const fluidPicture = /^DOT(?:3|4|4HP|5)(?:-(?:250|355|500|1000))?$/u;

interface Options {
  readonly database: OpenDatabase;
  readonly files: FilesRepository;
  readonly products: ProductsRepository;
  readonly audit: AuditRepository;
  readonly store: FileStore;
  readonly now: () => number;
}

interface Stored extends CheckedContent {
  /** Where it lies before it is kept. */
  readonly path: string;
  readonly nombre: string;
  readonly kind: FileKind;
  readonly hash: string;
  readonly bytes: number;
}

export type UploadsService = ReturnType<typeof createUploads>;

/** What administrators do with files: upload, activate, disable, send to old. */
export function createUploads({ database, files, products, audit, store, now }: Options) {
  // SQLite has one server: what lay there before it started, nobody is writing any more.
  const abandonedBefore = database.dialect === "sqlite" ? now() : 0;

  /** The name under /Products of an image; null when it is no product's picture. */
  async function pictureOf(nombre: string, kind: FileKind): Promise<string | null> {
    const name = kind === fileKind.image ? pictureNameOf(nombre) : undefined;
    if (!name) return null;
    const { picture, code } = name;
    if (fluidPicture.test(picture) || (await files.image(picture))) return picture;
    const owners = await products.findByCodes([picture, code]);
    return owners.size > 0 ? picture : null;
  }

  /** Makes the files that a new one replaces historic. @returns their numbers */
  async function retire(
    { nombre }: Stored,
    picture: string | null,
    db: Kysely<Database>,
  ): Promise<number[]> {
    const replaced = await files.replacedBy(nombre, picture, db);
    for (const { id } of replaced) await files.setState(id, fileState.historic, db);
    const ids = replaced.map(({ id }) => id);
    const shown = picture === null ? undefined : await files.picture(picture, db);
    const known = replaced.some((file) => file.picture === picture && file.hash === shown?.hash);
    if (!shown || known || !(await store.share(shown.hash, "files"))) return ids;
    // A picture that no upload brought: it becomes a historic file, too.
    const before = { nombre, kind: fileKind.image, state: fileState.historic, mime: "image/jpeg" };
    const created_at = new Date(now()).toISOString();
    return [...ids, await files.insert({ ...before, ...shown, picture, created_at }, db)];
  }

  async function enter(actor: string, stored: Stored): Promise<Answer<"imgAndPdfUpload">> {
    const { nombre, kind, path, hash, bytes, mime, width, height } = stored;
    const picture = await pictureOf(nombre, kind);
    return database.write.transaction().execute(async (db) => {
      await files.lock(db);
      await store.keep(path, hash);
      if (picture !== null) await store.share(hash, "images");
      const replaced = await retire(stored, picture, db);
      const content = { hash, bytes, mime, width, height };
      const row = { nombre, kind, state: fileState.active, picture, ...content };
      const id = await files.insert({ ...row, created_at: new Date(now()).toISOString() }, db);
      if (picture !== null) await files.putPicture(picture, pictureFrom(content), db);
      const detail = { id, kind, bytes, ...(replaced.length > 0 && { replaced }) };
      await audit.record({ actor, action: "file.uploaded", target: nombre, detail }, db);
      return { estado: replaced.length > 0 ? fileState.historic : fileState.active, nombre };
    });
  }

  return {
    /**
     * Takes the parts of a form as they arrive: one file and its kind, in any order.
     * @param expected bytes of the whole form, as far as the caller said
     * @throws Refusal that names the file
     */
    async upload(
      actor: string,
      parts: AsyncIterable<UploadPart>,
      expected: number,
    ): Promise<Answer<"imgAndPdfUpload">> {
      let name: string | undefined;
      let said: number | undefined;
      return store.withIncoming(
        () => name ?? "file",
        async (place) => {
          for await (const part of parts) {
            if ("value" in part) {
              if (part.field !== "id_tipo_archivo" || said !== undefined) throw surplus(part.field);
              said = numberOfKind(part.value);
            } else {
              if (part.field !== "file" || name !== undefined) throw surplus(part.field);
              name = checkedName(part.name);
              const limit = largest(formatOf(name));
              if (said !== undefined) checkKind(name, said);
              // Nothing is written of what cannot be taken as a whole.
              if (expected - aroundFile > limit) throw tooLarge(name, limit);
              await store.receive(name, part.content, place.received, limit);
            }
          }
          if (name === undefined) throw invalidField("body/file", undefined, "a file");
          if (said === undefined) throw noKind(said);
          const kind = checkKind(name, said);
          const checked = await checkContent(name, formatOf(name), place.received, place.clean);
          const weighed = await store.weigh(checked.path);
          return enter(actor, { ...checked, ...weighed, nombre: name, kind });
        },
      );
    },

    /** Activates (0), disables (-1) or retires (-3) a file; what it is already stays so. */
    async change(
      actor: string,
      { id, nombre, estado }: Body<"updateFileState">,
    ): Promise<Answer<"updateFileState">> {
      const to = estado === -3 ? fileState.historic : estado;
      return database.write.transaction().execute(async (db) => {
        await files.lock(db);
        const file = await files.find(id, db);
        if (!file) throw notFound(`There is no file ${id}`);
        if (file.nombre !== nombre) {
          throw invalidField("body/nombre", nombre, `the name of file ${id}`);
        }
        if (file.state === to && to !== fileState.historic) return recordOf(file);
        if (file.state === fileState.historic) {
          throw new Refusal("conflict", `${nombre} is historic and changes no more`, {
            reason: "file-historic",
          });
        }
        await files.setState(id, to, db);
        await showPicture(file, to, db);
        const detail = { id, estado: [file.state, to] };
        await audit.record({ actor, action: "file.changed", target: nombre, detail }, db);
        return recordOf({ ...file, state: to });
      });
    },

    /** Clears away what crashes left behind. */
    async sweep(): Promise<void> {
      await store.sweepIncoming(Math.max(abandonedBefore, now() - hour));
      const referred = (hashes: readonly string[]) => files.referred(hashes);
      await store.sweepContents(now(), referred, (work) =>
        database.write.transaction().execute(async (db) => {
          await files.lock(db);
          await work((hashes) => files.referred(hashes, db));
        }),
      );
    },
  };

  /** A product's picture comes and goes with its file. */
  async function showPicture(file: File, to: FileState, db: Kysely<Database>): Promise<void> {
    const { picture, hash } = file;
    if (picture === null) return;
    if (to === fileState.active) {
      await store.share(hash, "images");
      await files.putPicture(picture, pictureFrom(file), db);
    } else if ((await files.picture(picture, db))?.hash === hash) {
      await files.removePicture(picture, db);
    }
  }
}

export function recordOf(file: Pick<File, "id" | "nombre" | "kind" | "state">) {
  return {
    id: file.id,
    nombre: file.nombre,
    id_tipo_archivo: file.kind as FileKind,
    estado: file.state as FileState,
  };
}

const pictureFrom = (file: Pick<File, "hash" | "bytes" | "width" | "height">) => ({
  hash: file.hash,
  bytes: file.bytes,
  width: file.width ?? 0,
  height: file.height ?? 0,
});

const surplus = (field: string) => invalidField(`body/${field}`, undefined, "no such field");

const tooLarge = (name: string, limit: number) =>
  refuseFile(name, "file-size", `it is larger than ${limit / mebibyte} MB`);

function numberOfKind(value: unknown): number {
  if (typeof value !== "string" || !/^[1-4]$/u.test(value)) throw noKind(value);
  return Number(value);
}

const noKind = (value: unknown) =>
  invalidField("body/id_tipo_archivo", value, "the kind of the file: 1, 2, 3 or 4");
