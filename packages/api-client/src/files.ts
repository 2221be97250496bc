/** Uploaded files, including banners and the newsletter, and product images. */
import { pictureWidths } from "@caliper/catalogue-model";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import type { ApiError } from "./errors.ts";
import * as operation from "./generated/endpoints.ts";
import { apiQuery, freshFor, keyOf, readQuery, reread } from "./query.ts";
import type { Wire } from "./wire.ts";

export interface Banner {
  readonly id: number;
  readonly name: string;
  /** Where the image is. */
  readonly url: string;
  /** The language of its readers; missing for all. */
  readonly language?: string;
  /** The URL of the complete image, which opens from the banner. */
  readonly complete?: string;
}

/** Caches the banners between page loads. */
export interface BannerCache {
  read(): { readonly banners: readonly Banner[]; readonly savedAt: number } | undefined;
  save(banners: readonly Banner[]): void;
}

/** Cached banners are shown immediately and reloaded once stale. */
export function bannersQuery(client: ApiClient, cache?: BannerCache) {
  const remembered = cache?.read();
  const options = readQuery(
    client,
    keyOf(operation.getImagesUploaded),
    async (signal) => {
      const banners = await client.call(operation.getImagesUploaded, { signal }, (wire) =>
        bannersOf(client.baseUrl, wire),
      );
      cache?.save(banners);
      return banners;
    },
    { staleTime: freshFor.banners },
  );
  if (remembered === undefined) return options;
  return { ...options, initialData: remembered.banners, initialDataUpdatedAt: remembered.savedAt };
}

export function bannersOf(baseUrl: string, wire: Wire<"UploadedImages">): readonly Banner[] {
  return wire.archivo_data.map(({ id, nombre, archivo_data: url, language, complete }) => ({
    id,
    name: nombre,
    url: url.startsWith("/") ? versioned(baseUrl + url, String(id)) : url,
    language,
    ...(complete !== undefined && { complete: baseUrl + complete }),
  }));
}

/** A replaced picture needs a new URL: browsers cache the old one for an hour. */
const versioned = (url: string, version: string) => `${url}?v=${version}`;

/** A picture of a product. */
export interface ProductImage {
  /** URL of the original. */
  readonly url: string;
  /** URL of a version that is large enough for a list. */
  readonly thumbnail: string;
  /** Smaller versions with their widths, for `srcset`. */
  readonly srcSet?: string;
  /** Of the original, in px. */
  readonly width: number;
  readonly height: number;
}

/** The pictures of a product, a fluid or a reference drawing. A datasheet contains its own. */
export function productImagesQuery(client: ApiClient, name: string) {
  return apiQuery(client, operation.listPictures, {
    query: { name },
    enabled: name !== "",
    staleTime: freshFor.reference,
    toDomain: (wire) => wire.map((picture) => imageOf(client.baseUrl, picture)),
  });
}

/** A picture on the server of this address. */
export function imageOf(baseUrl: string, wire: Wire<"Picture">): ProductImage {
  const { Name, Version, Width: width, Height: height } = wire;
  const url = versioned(`${baseUrl}/Products/${encodeURIComponent(Name)}`, Version);
  const atWidth = (pixels: number) => `${url}&w=${pixels}`;
  // The first width that is not smaller than the original is the last useful one.
  const widest = pictureWidths.findIndex((pixels) => pixels >= width);
  const offered = widest === -1 ? pictureWidths : pictureWidths.slice(0, widest + 1);
  return {
    url,
    thumbnail: atWidth(pictureWidths[0]),
    srcSet: offered.map((pixels) => `${atWidth(pixels)} ${Math.min(pixels, width)}w`).join(", "),
    width,
    height,
  };
}

/** Kinds of uploaded files by their number on the wire, which the change log keeps. */
export const kindsByNumber = { 1: "pdf", 2: "banner", 3: "complete", 4: "image" } as const;
const statesByNumber = { 0: "active", [-1]: "disabled", [-2]: "historic" } as const;
const stateNumbers = { active: 0, disabled: -1, historic: -3 } as const;

export type StoredFileKind = (typeof kindsByNumber)[keyof typeof kindsByNumber];
/** A historic file can no longer change. */
export type StoredFileState = (typeof statesByNumber)[keyof typeof statesByNumber];

/** An uploaded file, or a version of one. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly kind: StoredFileKind;
  readonly state: StoredFileState;
  /** Where this version is. */
  readonly url: string;
}

/** Every uploaded file, newest first. */
export function filesQuery(client: ApiClient) {
  return apiQuery(client, operation.getAllImagesAndPdfs, {
    staleTime: freshFor.administration,
    toDomain: (wire) => wire.map((record) => storedFileOf(client.baseUrl, record)),
  });
}

function storedFileOf(baseUrl: string, record: Wire<"FileRecord">): StoredFile {
  const { id, nombre } = record;
  return {
    id,
    name: nombre,
    kind: kindsByNumber[record.id_tipo_archivo],
    state: statesByNumber[record.estado],
    url: `${baseUrl}/CBP/${encodeURIComponent(nombre)}?id=${id}`,
  };
}

export interface FileChange {
  readonly file: Pick<StoredFile, "id" | "name">;
  /** `historic` cannot be taken back. */
  readonly to: StoredFileState;
}

/** Returns the changed file. After changing many, reload the list once. */
export function changeFile(client: ApiClient, { file, to }: FileChange): Promise<StoredFile> {
  return client.call(
    operation.updateFileState,
    { body: { id: file.id, nombre: file.name, estado: stateNumbers[to] } },
    (record) => storedFileOf(client.baseUrl, record),
  );
}

/** Returns the changed file and updates the list. */
export function changeFileMutation(client: ApiClient) {
  return mutationOptions<StoredFile, ApiError, FileChange>({
    mutationFn: (change) => changeFile(client, change),
    onSuccess: (changed, _change, _mutated, context) =>
      context.client.setQueryData<readonly StoredFile[]>(
        keyOf(operation.getAllImagesAndPdfs),
        (files) => files?.map((file) => (file.id === changed.id ? changed : file)),
      ),
  });
}

/**
 * Reloads the queries that depend on files, and the cached banners: for use after an upload or a
 * change.
 */
export async function rereadFiles(
  queries: QueryClient,
  client: ApiClient,
  cache?: BannerCache,
): Promise<void> {
  await Promise.all([
    reread(
      queries,
      operation.getAllImagesAndPdfs,
      operation.getPdfUploaded,
      operation.listPictures,
      operation.fichaInfo,
    ),
    // No view may be mounted, and the cached banners would be shown for minutes.
    queries.fetchQuery({ ...bannersQuery(client, cache), staleTime: 0 }).catch(() => undefined),
  ]);
}

/** Why the server refuses to store or change a file. */
export const fileRefusals = [
  "file-name",
  "file-kind",
  "file-content",
  "file-damaged",
  "file-pixels",
  "file-size",
  "file-historic",
  "storage-full",
] as const;

export type FileRefusal = (typeof fileRefusals)[number];

/** Undefined for a failure without such a reason. */
export function fileRefusalOf(error: ApiError): FileRefusal | undefined {
  return fileRefusals.find((reason) => reason === error.problem?.reason);
}
