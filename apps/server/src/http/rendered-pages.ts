import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyRequest } from "fastify";
import type { PublicPages } from "../public-pages/index.ts";
import { portalHeadersWith } from "./headers.ts";
import type { PageCalls } from "./page-calls.ts";
import type { RequestLimit } from "./rate-limits.ts";
import type { RenderQueue } from "./render-queue.ts";

/** A page as the portal renders it. */
export interface RenderedDocument {
  readonly status: number;
  readonly html: string;
  /** The contents of its script and style elements. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A rendered document with its encoded forms. */
export interface Page {
  readonly status: number;
  /** Changes with the content. */
  readonly etag: string;
  /** Headers for security. */
  readonly headers: Readonly<Record<string, string>>;
  /** The document in an encoding; each is computed once. */
  bytes(encoding: Encoding): Promise<Buffer>;
}

/** The encodings of a response, the smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Stronger compression takes longer than sending the bytes that it saves. */
const quality = { br: 5, gzip: 6 } as const;

export function pageOf({ status, html, scripts, styles }: RenderedDocument): Page {
  const plain = Buffer.from(html);
  const encode: Record<Encoding, () => Promise<Buffer>> = {
    br: () =>
      brotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality.br,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    gzip: () => gz(plain, { level: quality.gzip }),
    identity: () => Promise.resolve(plain),
  };
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    status,
    headers: portalHeadersWith(scripts, styles),
    etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    bytes(encoding) {
      const encodedPage = encoded.get(encoding) ?? encode[encoding]();
      encoded.set(encoding, encodedPage);
      return encodedPage;
    },
  };
}

/** Maximum number of hosts, or of choices of an embed, for which the forms of one rendering are kept. */
const maxForms = 2;

/** A rendering that serves every caller: what differs between callers is filled in when the page is sent. */
export interface Rendering<Values> {
  readonly status: number;
  readonly pageFor: (values: Values) => Page;
}

/** Callers cannot multiply the kept pages by sending arbitrary values: only the last few forms of a rendering are kept. */
export function renderingOf<Values>(
  status: number,
  fill: (values: Values) => RenderedDocument,
): Rendering<Values> {
  const forms = new Map<string, Page>();
  return {
    status,
    pageFor(values) {
      const key = JSON.stringify(values);
      const page = forms.get(key) ?? pageOf(fill(values));
      keepLast(forms, key, page, maxForms);
      return page;
    },
  };
}

/** Keeps the entries that were used last, at most `capacity`. */
function keepLast<Value>(entries: Map<string, Value>, key: string, value: Value, capacity: number) {
  // The last key of a Map is the one used last.
  entries.delete(key);
  entries.set(key, value);
  const oldest = entries.size > capacity ? entries.keys().next().value : undefined;
  if (oldest !== undefined) entries.delete(oldest);
}

interface Entry<Kept> {
  readonly revision: number;
  readonly page: Promise<Kept | undefined>;
}

/** What pages are rendered with. */
export interface RenderingOptions {
  /** Reads the revision of the whole catalogue: it changes with every commit of catalogue data, on any server. */
  readonly revision: () => Promise<number>;
  readonly publicPages: PublicPages;
  /** Counts the pages that are rendered for a caller. */
  readonly renderings: RequestLimit;
  readonly queue: RenderQueue;
  /** Answers the calls of pages that are rendered here. */
  readonly calls: PageCalls;
}

/**
 * The most recently used rendered pages, by key. A page is used only while the catalogue has the revision from before its
 * rendering, so no request after a commit gets an older page.
 * @param capacity maximum number of pages to keep
 */
export function createPageCache<Kept extends { readonly status: number }>(
  { revision, queue, renderings }: Pick<RenderingOptions, "revision" | "queue" | "renderings">,
  capacity: number,
) {
  const entries = new Map<string, Entry<Kept>>();

  function forget(id: string, entry: Entry<Kept>): void {
    if (entries.get(id) === entry) entries.delete(id);
  }

  return {
    /**
     * The page of a key; `render` makes it, in turn. Only pages with status 200 are kept, because there are infinitely many unknown
     * keys. Rejects for a caller that may not have a page rendered; others that wait for the same page are not affected.
     */
    async page(
      request: FastifyRequest,
      key: readonly unknown[],
      render: () => Promise<Kept | undefined>,
    ): Promise<Kept | undefined> {
      const id = JSON.stringify(key);
      const now = await revision();
      if (entries.get(id)?.revision !== now) await renderings(request);
      const cached = entries.get(id);
      const entry = cached?.revision === now ? cached : { revision: now, page: queue(render) };
      keepLast(entries, id, entry, capacity);
      try {
        const page = await entry.page;
        if (page?.status !== 200) forget(id, entry);
        return page;
      } catch (error) {
        forget(id, entry);
        throw error;
      }
    },
  };
}
