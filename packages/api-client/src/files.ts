/** Banners and product images. */
import type { ApiClient } from "./client.ts";
import { isApiError } from "./errors.ts";
import { keys } from "./keys.ts";
import { apiQuery, freshFor } from "./query.ts";
import type { Wire } from "./wire.ts";

export interface Banner {
  readonly id: number;
  readonly name: string;
  /** Where the image is. */
  readonly url: string;
}

/** Remembers the banners between page loads; see the session store. */
export interface BannerCache {
  read(): { readonly banners: readonly Banner[]; readonly savedAt: number } | undefined;
  save(banners: readonly Banner[]): void;
}

/** Remembered banners show at once and are read again when they are no longer fresh. */
export function bannersQuery(client: ApiClient, cache?: BannerCache) {
  const remembered = cache?.read();
  const options = apiQuery(client, {
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
  return wire.archivo_data.map((row) => ({
    id: row.id,
    name: row.nombre,
    url: row.archivo_data.startsWith("/") ? baseUrl + row.archivo_data : row.archivo_data,
  }));
}

/** How many pictures a product may have. */
export const maxProductImages = 4;

/** `{code}.jpg` for the first picture, `{code}_2.jpg` and so on for the others. */
export function productImageName(code: string, picture = 1): string {
  return picture === 1 ? `${code}.jpg` : `${code}_${picture}.jpg`;
}

export function productImageUrl(client: ApiClient, code: string, picture = 1): string {
  return `${client.baseUrl}/Products/${encodeURIComponent(productImageName(code, picture))}`;
}

/** The addresses of a product's pictures, up to the first that is missing; empty without any. */
export function productImagesQuery(client: ApiClient, code: string) {
  return apiQuery(client, {
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
): Promise<readonly string[]> {
  const urls: string[] = [];
  for (let picture = 1; picture <= maxProductImages; picture += 1) {
    // One after the other: the first that is missing ends the search.
    if (!(await imageExists(client, productImageName(code, picture), signal))) break;
    urls.push(productImageUrl(client, code, picture));
  }
  return urls;
}

async function imageExists(client: ApiClient, name: string, signal: AbortSignal): Promise<boolean> {
  try {
    await client.read(
      client.wire.HEAD("/Products/{name}", { params: { path: { name } }, signal }),
      () => undefined,
    );
    return true;
  } catch (thrown) {
    if (isApiError(thrown) && absent.has(thrown.kind)) return false;
    throw thrown;
  }
}

// Missing, not a name that an image can have, or not for this viewer: the default image shows.
const absent: ReadonlySet<string> = new Set(["notFound", "invalid", "forbidden"]);
