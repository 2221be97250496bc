import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { type Storage, StorageError, type StoredObject } from "./storage.ts";

/** A bucket of S3-compatible storage. */
export interface S3Place {
  readonly bucket: string;
  /** Prefix of every key: empty, or ends in `/`. */
  readonly prefix: string;
  readonly region: string;
  /** The service's origin; that of Amazon by default. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

/** Maximum wait for a response to start, in ms. */
const answerTimeoutMs = 15_000;
/** Maximum time to send a file, in ms. */
const putTimeoutMs = 300_000;
/** Number of retries that S3 requests, within half a second. */
const retries = 3;

interface Call {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
}

/** Stores objects in a bucket. */
export function s3Storage(place: S3Place): Storage {
  const { bucket, prefix, region, endpoint, accessKeyId, secretAccessKey, sessionToken } = place;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    service: "s3",
    region,
    retries,
  });
  // Services other than Amazon's often have no host name per bucket.
  const root = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  const pathOf = (key: string) => encodeURI(`${prefix}${key}`);

  /**
   * @param path below the bucket
   * @returns undefined when there is no such object
   */
  async function ask(path: string, call: Call): Promise<Response | undefined> {
    const { method, query = {}, headers = {}, body } = call;
    const name = `${method} ${bucket}/${path}`;
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), body ? putTimeoutMs : answerTimeoutMs);
    try {
      const search = new URLSearchParams(query).toString();
      const url = `${root}/${path}${search && `?${search}`}`;
      const requestInit = { method, headers, signal: ended.signal, ...(body && { body }) };
      const answer = await client.fetch(url, requestInit);
      if (answer.ok) return answer;
      const text = await answer.text();
      const reason = /<Code>([^<]+)/u.exec(text)?.[1];
      // The answer of HEAD has no body.
      if (answer.status === 404 && (method === "HEAD" || reason === "NoSuchKey")) return undefined;
      throw new StorageError(`S3: ${name} failed with ${answer.status} ${reason ?? ""}`.trim(), {
        isTemporary: answer.status >= 500,
      });
    } catch (error) {
      if (error instanceof StorageError) throw error;
      throw new StorageError(`S3: ${name} failed: ${reasonOf(error)}`, {
        cause: error,
        isTemporary: true,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Frees the connection of a response whose content is not read. */
  async function finish(answer: Response | undefined): Promise<void> {
    await answer?.body?.cancel();
  }

  async function page(under: string, token?: string, maxKeys?: number): Promise<string> {
    const query = {
      "list-type": "2",
      prefix: `${prefix}${under}`,
      ...(maxKeys !== undefined && { "max-keys": String(maxKeys) }),
      ...(token !== undefined && { "continuation-token": token }),
    };
    const answer = await ask("", { method: "GET", query });
    return (await answer?.text()) ?? "";
  }

  return {
    place: `s3://${bucket}/${prefix}`,

    async check() {
      await page("", undefined, 1);
    },

    async put(key, content, sha256) {
      const headers = { ...(sha256 !== undefined && { "x-amz-content-sha256": sha256 }) };
      const body = typeof content === "string" ? await openAsBlob(content) : new Blob([content]);
      await finish(await ask(pathOf(key), { method: "PUT", headers, body }));
    },

    async open(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await ask(pathOf(key), { method: "GET", ...(headers && { headers }) });
      if (!answer?.body) return answer && Readable.from([]);
      if (range && answer.status !== 206) {
        await finish(answer);
        throw new StorageError(`S3: GET ${key} ignored the range`);
      }
      return Readable.from(answer.body, { objectMode: false });
    },

    async find(key) {
      const answer = await ask(pathOf(key), { method: "HEAD" });
      if (!answer) return undefined;
      const bytes = Number(answer.headers.get("content-length"));
      return { key, bytes, storedAt: Date.parse(answer.headers.get("last-modified") ?? "") };
    },

    async copy(from, to) {
      const headers = { "x-amz-copy-source": `/${bucket}/${pathOf(from)}` };
      const answer = await ask(pathOf(to), { method: "PUT", headers });
      // A copy that fails after its response has started has an error in the body.
      const text = (await answer?.text()) ?? "";
      if (text.includes("<Error>")) throw new StorageError(`S3: copying ${from} to ${to} failed`);
      return answer !== undefined;
    },

    async remove(key) {
      await finish(await ask(pathOf(key), { method: "DELETE" }));
    },

    async *list(under) {
      let token: string | undefined;
      do {
        const text = await page(under, token);
        yield* objectsIn(text, prefix);
        token = /<IsTruncated>true/u.test(text)
          ? fieldOf(text, "NextContinuationToken")
          : undefined;
      } while (token !== undefined);
    },
  };
}

function* objectsIn(text: string, prefix: string): Generator<StoredObject> {
  for (const [content] of text.matchAll(/<Contents>.*?<\/Contents>/gsu)) {
    const key = fieldOf(content, "Key") ?? "";
    yield {
      key: key.slice(prefix.length),
      bytes: Number(fieldOf(content, "Size")),
      storedAt: Date.parse(fieldOf(content, "LastModified") ?? ""),
    };
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** The text of a flat element; S3's lists have no attributes, comments or sections. */
function fieldOf(text: string, name: string): string | undefined {
  const value = new RegExp(`<${name}>([^<]*)`, "u").exec(text)?.[1];
  return value?.replaceAll(/&(\w+);/gu, (whole, entity: string) => entities[entity] ?? whole);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== "" ? cause.message : error.message;
}
