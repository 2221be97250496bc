import type { Readable } from "node:stream";
import type { Kysely } from "kysely";
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
  type ListedFile,
} from "./files.repository.ts";
import { refuseFile } from "./refusals.ts";

/** An upload without new bytes for this long was ended by a crash. */
const staleUploadMs = 3_600_000;
const mebibyte = 1_048_576;
const largest = (format: FileFormat) => (format === "pdf" ? 50 : 20) * mebibyte;
/** Limit of a form's bytes beside its file. */
const formOverhead = 65_536;

/** A part of an upload while it is received: the kind of the file, or the file. */
export type UploadPart =
  | { readonly kind: unknown }
  | { readonly name: string; readonly content: Readable };

/** Pictures of fluids are named by the fluid and the bottle. */
const fluidPicture = /^DOT(?:3|4|4HP|5)(?:-(?:250|355|500|1000))?$/u;

interface Options {
  readonly database: OpenDatabase;
  readonly files: FilesRepository;
  readonly products: ProductsRepository;
  readonly audit: AuditRepository;
  readonly store: FileStore;
  readonly now: () => number;
}

export interface Uploaded {
  readonly name: string;
  readonly hasReplaced: boolean;
}

export interface FileChange {
  readonly id: number;
  /** Must be the name of the file, against changing the wrong one. */
  readonly name: string;
  readonly state: FileState;
}

interface Stored extends CheckedContent {
  /** Temporary path of the content. */
  readonly path: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly hash: string;
  readonly bytes: number;
}

export type UploadsService = ReturnType<typeof createUploads>;

/** Uploading, activating, disabling and retiring files. */
export function createUploads({ database, files, products, audit, store, now }: Options) {
  // SQLite has one server: files from before its start belong to no running upload.
  const abandonedBefore = database.dialect === "sqlite" ? now() : 0;

  /** The name of an image under /Products; null when it is not a product's picture. */
  async function pictureOf(fileName: string, kind: FileKind): Promise<string | null> {
    const name = kind === fileKind.image ? pictureNameOf(fileName) : undefined;
    if (!name) return null;
    const { picture, code } = name;
    if (fluidPicture.test(picture) || (await files.image(picture))) return picture;
    const owners = await products.findByCodes([picture, code]);
    return owners.size > 0 ? picture : null;
  }

  /** Makes the files that a new one replaces historic. @returns their ids */
  async function retire(
    { name }: Stored,
    picture: string | null,
    db: Kysely<Database>,
  ): Promise<number[]> {
    const replaced = await files.replacedBy(name, picture, db);
    for (const { id } of replaced) await files.setState(id, fileState.historic, db);
    const ids = replaced.map(({ id }) => id);
    const shown = picture === null ? undefined : await files.picture(picture, db);
    const known = replaced.some((file) => file.picture === picture && file.hash === shown?.hash);
    if (!shown || known || !(await store.share(shown.hash, "files"))) return ids;
    // A picture that was not uploaded becomes a historic file, too.
    const before = { name, kind: fileKind.image, state: fileState.historic, mime: "image/jpeg" };
    const created_at = new Date(now()).toISOString();
    return [...ids, await files.insert({ ...before, ...shown, picture, created_at }, db)];
  }

  async function storeFile(actor: string, stored: Stored): Promise<Uploaded> {
    const { name, kind, path, hash, bytes, mime, width, height } = stored;
    const picture = await pictureOf(name, kind);
    return database.write.transaction().execute(async (db) => {
      await files.lock(db);
      await store.keep(path, hash);
      if (picture !== null) await store.share(hash, "images");
      const replaced = await retire(stored, picture, db);
      const content = { hash, bytes, mime, width, height };
      const row = { name, kind, state: fileState.active, picture, ...content };
      const id = await files.insert({ ...row, created_at: new Date(now()).toISOString() }, db);
      if (picture !== null) await files.putPicture(picture, pictureFrom(content), now(), db);
      const detail = { id, kind, bytes, ...(replaced.length > 0 && { replaced }) };
      await audit.record({ actor, action: "file.uploaded", target: name, detail }, db);
      return { name, hasReplaced: replaced.length > 0 };
    });
  }

  return {
    /**
     * Reads one file and its kind, in any order.
     * @param expected bytes of the whole form, if the caller announced them
     * @throws Refusal that names the file
     */
    async upload(
      actor: string,
      parts: AsyncIterable<UploadPart>,
      expected: number,
    ): Promise<Uploaded> {
      let name: string | undefined;
      let said: number | undefined;
      return store.withIncoming(
        () => name ?? "file",
        async (place) => {
          for await (const part of parts) {
            if ("kind" in part) {
              if (said !== undefined) throw surplus("kind");
              said = numberOfKind(part.kind);
            } else {
              if (name !== undefined) throw surplus("file");
              name = checkedName(part.name);
              const limit = largest(formatOf(name));
              if (said !== undefined) checkKind(name, said);
              // Nothing is written of a file that is announced as too large.
              if (expected - formOverhead > limit) throw tooLarge(name, limit);
              await store.receive(name, part.content, place.received, limit);
            }
          }
          if (name === undefined) throw invalidField("file", undefined, "a file");
          if (said === undefined) throw noKind(said);
          const kind = checkKind(name, said);
          const checked = await checkContent(name, formatOf(name), place.received, place.clean);
          const weighed = await store.weigh(checked.path);
          return storeFile(actor, { ...checked, ...weighed, name, kind });
        },
      );
    },

    /** Activates, disables or retires a file; does nothing if it has that state already. */
    async change(actor: string, { id, name, state: to }: FileChange): Promise<ListedFile> {
      return database.write.transaction().execute(async (db) => {
        await files.lock(db);
        const file = await files.find(id, db);
        if (!file) throw notFound(`There is no file ${id}`);
        if (file.name !== name) {
          throw invalidField("name", name, `the name of file ${id}`);
        }
        if (file.state === to && to !== fileState.historic) return file;
        if (file.state === fileState.historic) {
          throw new Refusal("conflict", `${name} is historic and can no longer be changed`, {
            reason: "file-historic",
          });
        }
        await files.setState(id, to, db);
        await showPicture(file, to, db);
        const detail = { id, state: [file.state, to] };
        await audit.record({ actor, action: "file.changed", target: name, detail }, db);
        return { ...file, state: to };
      });
    },

    /** Deletes what crashes left behind. */
    async sweep(): Promise<void> {
      await store.sweepIncoming(Math.max(abandonedBefore, now() - staleUploadMs));
      const referred = (hashes: readonly string[]) => files.referred(hashes);
      await store.sweepContents(now(), referred, (work) =>
        database.write.transaction().execute(async (db) => {
          await files.lock(db);
          await work((hashes) => files.referred(hashes, db));
        }),
      );
    },
  };

  /** Shows or hides a product's picture with its file. */
  async function showPicture(file: File, to: FileState, db: Kysely<Database>): Promise<void> {
    const { picture, hash } = file;
    if (picture === null) return;
    if (to === fileState.active) {
      await store.share(hash, "images");
      await files.putPicture(picture, pictureFrom(file), now(), db);
    } else if ((await files.picture(picture, db))?.hash === hash) {
      await files.removePicture(picture, now(), db);
    }
  }
}

const pictureFrom = (file: Pick<File, "hash" | "bytes" | "width" | "height">) => ({
  hash: file.hash,
  bytes: file.bytes,
  width: file.width ?? 0,
  height: file.height ?? 0,
});

const surplus = (field: string) => invalidField(field, undefined, "no such field");

const tooLarge = (name: string, limit: number) =>
  refuseFile(name, "file-size", `it is larger than ${limit / mebibyte} MB`);

function numberOfKind(value: unknown): number {
  if (typeof value !== "string" || !/^[1-4]$/u.test(value)) throw noKind(value);
  return Number(value);
}

const noKind = (value: unknown) =>
  invalidField("kind", value, "the kind of the file: 1, 2, 3 or 4");
