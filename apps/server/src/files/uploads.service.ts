import type { Kysely } from "kysely";
import type { AuditRepository } from "../audit/audit.repository.ts";
import type { ProductsRepository } from "../catalogue/products.repository.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { invalidField, notFound, Refusal } from "../refusal.ts";
import { type CheckedContent, checkContent } from "./content.ts";
import { checkedName, checkKind, type FileFormat, formatOf } from "./file-names.ts";
import type { FileStore, FormPart } from "./file-store.ts";
import {
  type File,
  fileKind,
  type FileKind,
  type FilesRepository,
  fileState,
  type FileState,
  type ListedFile,
} from "./files.repository.ts";
import { maxPictures, type NamedPicture, namedPicture, pictureName } from "./picture-names.ts";
import { message } from "../messages/message.ts";
import { hour, mebibyte } from "../units.ts";

/** An upload without new bytes for this long was ended by a crash. */
const staleUploadMs = hour;
const largest = (format: FileFormat) => (format === "pdf" ? 50 : 20) * mebibyte;

/** The actor of the server's own actions. */
const automatic = "server";

interface Options {
  readonly database: OpenDatabase;
  readonly files: FilesRepository;
  readonly products: ProductsRepository;
  readonly audit: AuditRepository;
  readonly store: FileStore;
  readonly now: () => number;
}

export interface Uploaded {
  /** The name under which it is stored. */
  readonly name: string;
  readonly hasReplaced: boolean;
  /** Undefined when it is not a picture of a product. */
  readonly picture: ProductPicture | undefined;
}

/** The product and position whose picture a file became. */
export interface ProductPicture {
  readonly product: string;
  /** From 1. */
  readonly position: number;
  /** Earlier positions without a picture: datasheets show pictures up to the first missing one. */
  readonly missing: readonly number[];
}

export interface FileChange {
  readonly id: number;
  /** Must be the name of the file, so that the wrong one is not changed. */
  readonly name: string;
  readonly state: FileState;
}

interface StoredContent extends CheckedContent {
  /** Temporary path of the content. */
  readonly path: string;
  /** The name that it was sent with. */
  readonly name: string;
  readonly kind: FileKind;
  readonly named: NamedPicture | undefined;
  readonly hash: string;
  readonly bytes: number;
}

export type UploadsService = ReturnType<typeof createUploads>;

/** Uploading, activating, disabling and retiring files. */
export function createUploads({ database, files, products, audit, store, now }: Options) {
  // Files from before the start of the only server belong to no running upload.
  const abandonedBefore = database.hasOneServer ? now() : 0;

  const find = (key: string, typed: string) => products.findByKey(key, typed);

  /** The product whose picture an image is by its name. Pictures without a product, such as drawings, can be replaced. */
  async function pictureOf(fileName: string, kind: FileKind): Promise<NamedPicture | undefined> {
    if (kind !== fileKind.image) return undefined;
    const picture = await namedPicture(fileName, find);
    if (picture) return picture;
    const stem = fileName.replace(/\.\w+$/u, "");
    return (await files.image(stem)) ? { product: stem, position: 1, isCopy: false } : undefined;
  }

  /** A copy takes the position of the same content, or the first free one; it replaces its original only if none is free. */
  async function placeOf(
    { product, position: wanted, isCopy }: NamedPicture,
    hash: string,
    db: Kysely<Database>,
  ): Promise<ProductPicture> {
    const positions = Array.from({ length: maxPictures }, (_, at) => at + 1);
    const nameAt = (position: number) => pictureName(product, position);
    const hashes = await files.hashesOf(positions.map(nameAt), db);
    const isFree = (position: number) => !hashes.has(nameAt(position));
    const isSame = (position: number) => hashes.get(nameAt(position)) === hash;
    const ofCopy = isCopy ? (positions.find(isSame) ?? positions.find(isFree)) : undefined;
    const position = ofCopy ?? wanted;
    const emptyPositions = positions.filter((each) => each < position && isFree(each));
    return { product, position, missing: emptyPositions };
  }

  /** Makes the files that a new one replaces historic. @returns their ids */
  async function retire(
    names: readonly string[],
    name: string,
    picture: string | null,
    db: Kysely<Database>,
  ): Promise<number[]> {
    const replaced = await files.replacedBy(names, picture, db);
    for (const { id } of replaced) await files.setState(id, fileState.historic, db);
    const ids = replaced.map(({ id }) => id);
    const currentPicture = picture === null ? undefined : await files.picture(picture, db);
    const isUnchanged = replaced.some(
      (file) => file.picture === picture && file.hash === currentPicture?.hash,
    );
    if (!currentPicture || isUnchanged || !(await store.share(currentPicture.hash, "files")))
      return ids;
    // A picture that was not uploaded becomes a historic file, too.
    const before = { name, kind: fileKind.image, state: fileState.historic, mime: "image/jpeg" };
    const created_at = new Date(now()).toISOString();
    return [...ids, await files.insert({ ...before, ...currentPicture, picture, created_at }, db)];
  }

  const locked = <Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> =>
    database.write.transaction().execute(async (db) => {
      await files.lock(db);
      return work(db);
    });

  /** Stores the content of a file, then runs `work` under the lock of files. */
  async function kept<Result>(
    { path, hash }: StoredContent,
    work: (db: Kysely<Database>) => Promise<Result>,
  ): Promise<Result> {
    // Before the lock, because sending it may take long.
    await store.keep(path, hash);
    return locked(async (db) => {
      if (!(await store.isKept(hash))) await store.keep(path, hash);
      return work(db);
    });
  }

  /** Makes the row of a file whose content is kept. */
  async function storeFile(
    actor: string,
    stored: StoredContent,
    db: Kysely<Database>,
  ): Promise<Uploaded> {
    const { name: sent, kind, named, hash, bytes, mime, width, height } = stored;
    const place = named && (await placeOf(named, hash, db));
    const picture = place ? pictureName(place.product, place.position) : null;
    const name = picture === null ? sent : `${picture}.jpg`;
    if (picture !== null) await store.share(hash, "images");
    const replaced = await retire([name, sent], name, picture, db);
    const content = { hash, bytes, mime, width, height };
    const row = { name, kind, state: fileState.active, picture, ...content };
    const id = await files.insert({ ...row, created_at: new Date(now()).toISOString() }, db);
    if (picture !== null) await files.putPicture(picture, pictureFrom(content), now(), db);
    const detail = {
      id,
      kind,
      bytes,
      ...(name !== sent && { sentAs: sent }),
      ...(replaced.length > 0 && { replaced }),
    };
    await audit.record({ actor, action: "file.uploaded", target: name, detail }, db);
    return { name, hasReplaced: replaced.length > 0, picture: place };
  }

  /** Makes an image that was uploaded earlier the picture that its name means, if the product has none there. */
  async function assign({ id, name, hash }: File): Promise<void> {
    const namedPart = await namedPicture(name, find);
    const content = namedPart && (await store.open(hash));
    if (!namedPart || !content) return;
    await store.withIncoming(
      () => name,
      async ({ received, clean }) => {
        const format = formatOf(name);
        await store.receive(name, content, received, largest(format));
        const checked = await checkContent(name, format, received, clean, "jpeg");
        const weighed = await store.weigh(checked.path);
        const stored = { ...checked, ...weighed, name, kind: fileKind.image, named: namedPart };
        await kept(stored, async (db) => {
          const { product, position } = await placeOf(namedPart, weighed.hash, db);
          const isTaken = await files.picture(pictureName(product, position), db);
          const isActive = (await files.find(id, db))?.state === fileState.active;
          if (!isTaken && isActive) await storeFile(automatic, stored, db);
        });
      },
    );
  }

  return {
    /**
     * Reads one file and its kind, in any order.
     * @param expected bytes of the whole form, if the caller announced them
     * @throws Refusal that names the file
     */
    async upload(
      actor: string,
      parts: AsyncIterable<FormPart<"kind">>,
      expected: number,
    ): Promise<Uploaded> {
      let name: string | undefined;
      let declared: number | undefined;
      return store.withIncoming(
        () => name ?? "file",
        async (place) => {
          for await (const part of parts) {
            if ("field" in part) {
              if (declared !== undefined) throw surplus("kind");
              declared = numberOfKind(part.value);
            } else {
              if (name !== undefined) throw surplus("file");
              name = checkedName(part.name);
              const limit = largest(formatOf(name));
              if (declared !== undefined) checkKind(name, declared);
              await store.receive(name, part.content, place.received, limit, expected);
            }
          }
          if (name === undefined) throw invalidField("file", undefined, message("expected.file"));
          if (declared === undefined) throw noKind(declared);
          const kind = checkKind(name, declared);
          const named = await pictureOf(name, kind);
          const format = formatOf(name);
          const { received, clean } = place;
          // The pictures of products are JPEGs.
          const wanted = named && "jpeg";
          const checked = await checkContent(name, format, received, clean, wanted);
          const weighed = await store.weigh(checked.path);
          const stored = { ...checked, ...weighed, name, kind, named };
          return kept(stored, (db) => storeFile(actor, stored, db));
        },
      );
    },

    /** Activates, disables or retires a file; does nothing if it has that state already. */
    async change(actor: string, { id, name, state: to }: FileChange): Promise<ListedFile> {
      return locked(async (db) => {
        const file = await files.find(id, db);
        if (!file) throw notFound(message("file.missing", { name: id }));
        if (file.name !== name) {
          throw invalidField("name", name, message("expected.fileName", { id }));
        }
        if (file.state === to && to !== fileState.historic) return file;
        if (file.state === fileState.historic) {
          throw new Refusal("conflict", message("file.historic", { name }), {
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

    /** Deletes files that crashes left on this server. */
    sweepIncoming: (): Promise<void> =>
      store.sweepIncoming(Math.max(abandonedBefore, now() - staleUploadMs)),

    /** Deletes stored contents that no row refers to. */
    async sweep(): Promise<void> {
      const referred = (hashes: readonly string[]) => files.referred(hashes);
      await store.sweepContents(now(), referred, (work) =>
        locked((db) => work((hashes) => files.referred(hashes, db))),
      );
    },

    /**
     * Makes earlier uploads the pictures of their products: those that an older version stored without one, and those
     * that were uploaded before their product was loaded.
     */
    async assignPictures(): Promise<void> {
      for (const file of await files.unassigned()) {
        await assign(file).catch((error: unknown) => {
          // Its name means two products, or it is damaged.
          if (!(error instanceof Refusal)) throw error;
        });
      }
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

const surplus = (field: string) => invalidField(field, undefined, message("expected.noField"));

function numberOfKind(value: unknown): number {
  if (typeof value !== "string" || !/^[1-4]$/u.test(value)) throw noKind(value);
  return Number(value);
}

const noKind = (value: unknown) => invalidField("kind", value, message("expected.fileKind"));
