import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  isLimitedByFlags,
  maySee,
  maySeeFamily,
  type PictureWidth,
  type Viewer,
} from "@caliper/catalogue-model";
import type { ProductsRepository } from "../catalogue/products.repository.ts";
import { forbidden, invalidField, notFound } from "../refusal.ts";
import type { DerivedFiles } from "./derived-files.ts";
import type { ByteRange, Storage } from "../storage/index.ts";
import { contentKeys, type ContentKind } from "./content-keys.ts";
import { completeNameOf } from "./file-names.ts";
import {
  fileKind,
  type FilesRepository,
  fileState,
  type ShownPicture,
} from "./files.repository.ts";
import { codeOfPicture } from "./picture-names.ts";
import { message } from "../messages/message.ts";

/** A picture of the home page. */
export interface Banner {
  readonly id: number;
  readonly name: string;
  /** Name of the complete image that opens from it. */
  readonly complete: string | undefined;
}

/** A stored file that the caller may read. */
export interface StoredFile {
  /** Its content, or a part of it; undefined when it is missing in the storage. */
  open(range?: ByteRange): Promise<Readable | undefined>;
  /** SHA-256 of the content, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
  readonly mime: string;
}

/** A picture of a product, in px. */
export interface StoredImage extends StoredFile {
  readonly width: number;
  readonly height: number;
}

interface Options {
  readonly files: FilesRepository;
  readonly products: ProductsRepository;
  readonly storage: Storage;
  readonly derived: DerivedFiles;
}

/** WebP quality of smaller images, from 1 to 100; lines of drawings stay sharp. */
const quality = 80;

export type FilesService = ReturnType<typeof createFilesService>;

/** A code and the number of the picture, without characters that could leave the folder. */
const imageName = /^([\w][\w .()+-]*)\.jpe?g$/iu;
const fileName = /^[^\p{C}/\\]+$/u;
const sha256 = /^[0-9a-f]{64}$/u;

export function createFilesService({ files, products, storage, derived }: Options) {
  /** Keys are built from hashes only. */
  function stored(
    kind: ContentKind,
    row: { hash: string; bytes: number },
    mime: string,
  ): StoredFile {
    const { hash, bytes } = row;
    if (!sha256.test(hash)) throw new Error(`${kind}: "${hash}" is not a SHA-256`);
    return { open: (range) => storage.open(contentKeys[kind](hash), range), hash, bytes, mime };
  }

  /** The active banners in the order in which they are shown. */
  async function banners(): Promise<Banner[]> {
    const activeFiles = await files.banners();
    const names = new Set(activeFiles.map(({ name }) => name));
    return activeFiles
      .filter(({ kind }) => kind === fileKind.banner)
      .map(({ id, name }) => {
        const complete = completeNameOf(name);
        return { id, name, complete: names.has(complete) ? complete : undefined };
      });
  }

  /** Whether users other than administrators may read it: active banners, their complete images, and newsletters. */
  async function isPublished(
    name: string,
    file: { kind: number; state: number },
  ): Promise<boolean> {
    const { kind, state } = file;
    if (state !== fileState.active) return false;
    if (kind !== fileKind.complete) return kind === fileKind.banner || kind === fileKind.pdf;
    return (await banners()).some(({ complete }) => complete === name);
  }

  /** Whether the viewer may see the product of a picture. */
  async function isOpen(viewer: Viewer, picture: string): Promise<boolean> {
    if (!isLimitedByFlags(viewer)) return true;
    const owners = await products.findByCodes([picture, codeOfPicture(picture)]);
    return [...owners.values()].every(({ family }) => maySeeFamily(family, viewer));
  }

  return {
    /** Those of a product, a fluid or a drawing that the viewer may see. */
    async pictures(viewer: Viewer, product: string): Promise<readonly ShownPicture[]> {
      return (await isOpen(viewer, product)) ? files.pictures(product) : [];
    },

    /** @throws Refusal when the image does not exist, or the viewer may not see its product */
    async productImage(viewer: Viewer, name: string): Promise<StoredImage> {
      const picture = imageName.exec(name)?.[1];
      if (picture === undefined) {
        throw invalidField("name", name, message("expected.imageName"));
      }
      const row = await files.image(picture);
      if (!row) throw notFound(message("image.missing", { name }));
      if (!(await isOpen(viewer, picture))) throw forbidden(message("access.image"));
      const { width, height } = row;
      return { ...stored("images", row, "image/jpeg"), width, height };
    },

    /** The image as WebP, at most `width` px wide. */
    smaller: (image: StoredImage, width: PictureWidth): Promise<Buffer> =>
      derived.get(`${image.hash}-${width}.webp`, async () => {
        const content = await image.open();
        if (!content) throw notFound(message("file.noContent"));
        const { default: sharp } = await import("sharp");
        return sharp(await buffer(content))
          .resize({ width, withoutEnlargement: true })
          .webp({ quality })
          .toBuffer();
      }),

    /**
     * @param id a version of the file; by default the one that is not historic
     * @throws Refusal when the file does not exist, or the viewer may not see it
     */
    async uploaded(viewer: Viewer, name: string, id?: number): Promise<StoredFile> {
      if (!fileName.test(name) || name === "." || name === "..") {
        throw invalidField("name", name, message("expected.plainFileName"));
      }
      const row = await (id === undefined ? files.file(name) : files.version(name, id));
      // A file that is not published must not be distinguishable from one that does not exist.
      if (!row || !(isAdministrator(viewer) || (await isPublished(name, row)))) {
        throw notFound(message("file.missing", { name }));
      }
      if (
        row.kind === fileKind.pdf &&
        !isAdministrator(viewer) &&
        !maySee("newsletterLink", viewer)
      ) {
        throw forbidden(message("access.file"));
      }
      return stored("files", row, row.mime);
    },

    banners,
    all: () => files.all(),
    /** Name of the newest active newsletter. */
    newsletter: async () => (await files.newestPdf())?.name,
  };
}

const isAdministrator = (viewer: Viewer): boolean => maySee("administration", viewer);
