/** Uploaded files, including banners and the newsletter, and product images. */
import { pictureWidths } from "@caliper/catalogue-model";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { isApiError, type ApiError } from "./errors.ts";
import { keys } from "./keys.ts";
import { apiQuery, freshFor, readQuery } from "./query.ts";
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
  const options = readQuery(client, {
    key: keys.banners(),
    staleTime: freshFor.banners,
    read: async (signal) => {
      const banners = await client.read(
        client.wire.GET("/api/getImagesUploaded", { signal }),
        (wire) => bannersOf(client.baseUrl, wire),
      );
      cache?.save(banners);
      return banners;
    },
  });
  if (remembered === undefined) return options;
  return { ...options, initialData: remembered.banners, initialDataUpdatedAt: remembered.savedAt };
}

export function bannersOf(baseUrl: string, wire: Wire<"UploadedImages">): readonly Banner[] {
  return wire.archivo_data.map(({ id, nombre, archivo_data: url, language, complete }) => ({
    id,
    name: nombre,
    url: url.startsWith("/") ? versioned(baseUrl + url, String(id)) : url,
    ...(language !== undefined && { language }),
    ...(complete !== undefined && { complete: baseUrl + complete }),
  }));
}

/** A replaced picture needs a new URL: browsers cache the old one for an hour. */
const versioned = (url: string, version: string | undefined) =>
  version === undefined ? url : `${url}?v=${version}`;

/** How many pictures a product may have. */
export const maxProductImages = 4;

/** `{code}.jpg` for the first picture, `{code}_2.jpg` and so on for the others. */
export function productImageName(code: string, picture = 1): string {
  return picture === 1 ? `${code}.jpg` : `${code}_${picture}.jpg`;
}

export function productImageUrl(client: ApiClient, code: string, picture = 1): string {
  return `${client.baseUrl}/Products/${encodeURIComponent(productImageName(code, picture))}`;
}

/** A picture of a product. */
export interface ProductImage {
  /** URL of the original. */
  readonly url: string;
  /** URL of a version that is large enough for a list. */
  readonly thumbnail: string;
  /** Smaller versions with their widths, for `srcset`; missing when the server does not send the size. */
  readonly srcSet?: string;
  /** Of the original, in px. */
  readonly width?: number;
  readonly height?: number;
}

/** A product's pictures, up to the first missing one. */
export function productImagesQuery(client: ApiClient, code: string) {
  return readQuery(client, {
    key: keys.productImages(code),
    enabled: code !== "",
    staleTime: freshFor.reference,
    read: (signal) => probeImages(client, code, signal),
  });
}

async function probeImages(
  client: ApiClient,
  code: string,
  signal: AbortSignal,
): Promise<readonly ProductImage[]> {
  const images: ProductImage[] = [];
  for (let picture = 1; picture <= maxProductImages; picture += 1) {
    // In sequence: the first missing picture ends the search.
    const found = await findImage(client, productImageName(code, picture), signal);
    if (found === undefined) break;
    images.push(
      imageOf(versioned(productImageUrl(client, code, picture), found.version), found.size),
    );
  }
  return images;
}

/** A server that sends the size of an image has smaller versions of it. */
function imageOf(url: string, size: string | null): ProductImage {
  const [, width, height] = /^(\d+)x(\d+)$/u.exec(size ?? "")?.map(Number) ?? [];
  if (width === undefined || height === undefined) return { url, thumbnail: url };
  const atWidth = (pixels: number) => `${url}${url.includes("?") ? "&" : "?"}w=${pixels}`;
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

/** Characters of a version in a URL. */
const versionLength = 12;

/** Undefined when there is no such image. */
async function findImage(
  client: ApiClient,
  name: string,
  signal: AbortSignal,
): Promise<{ readonly version: string | undefined; readonly size: string | null } | undefined> {
  // The browser's cache may still have a replaced image.
  const call = client.wire.HEAD("/Products/{name}", {
    params: { path: { name } },
    cache: "no-cache",
    signal,
  });
  try {
    await client.read(call, () => undefined);
    const { headers } = (await call).response;
    const mark = headers.get("ETag")?.replaceAll(/[^\w-]/gu, "");
    return {
      size: headers.get("Image-Size"),
      version: mark === undefined || mark === "" ? undefined : mark.slice(0, versionLength),
    };
  } catch (thrown) {
    if (isApiError(thrown) && absent.has(thrown.kind)) return undefined;
    throw thrown;
  }
}

// Missing, an invalid name, or not for this viewer: the default image is shown.
const absent: ReadonlySet<string> = new Set(["notFound", "invalid", "forbidden"]);

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
  return apiQuery(client, {
    key: keys.files(),
    staleTime: freshFor.administration,
    call: (signal) => client.wire.GET("/api/getAllImagesAndPdfs", { signal }),
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
  return client.read(
    client.wire.POST("/api/updateFileState", {
      body: { id: file.id, nombre: file.name, estado: stateNumbers[to] },
    }),
    (record) => storedFileOf(client.baseUrl, record),
  );
}

/** Returns the changed file and updates the list. */
export function changeFileMutation(client: ApiClient) {
  return mutationOptions<StoredFile, ApiError, FileChange>({
    mutationFn: (change) => changeFile(client, change),
    onSuccess: (changed, _change, _mutated, context) =>
      context.client.setQueryData<readonly StoredFile[]>(keys.files(), (known) =>
        known?.map((file) => (file.id === changed.id ? changed : file)),
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
  const outdated = [keys.files(), keys.newsletter(), keys.allProductImages()];
  await Promise.all([
    ...outdated.map((queryKey) => queries.invalidateQueries({ queryKey })),
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
