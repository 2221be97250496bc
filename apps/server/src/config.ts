import { isIP } from "node:net";
import { resolve } from "node:path";
import { type Level, levels, editDistance } from "@caliper/catalogue-model";
import type { Retention } from "./loading/history/retention.ts";
import type { S3Place } from "./storage/s3-storage.ts";
import { samplers, type TracingSettings } from "./tracing/settings.ts";
import { hour, minute } from "./units.ts";

/** The configuration from the environment, checked at start. */
export interface Config {
  /** 0: a free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the SQLite database, and images and files without `storage`. */
  readonly dataDir: string;
  /** A bucket for images and files. */
  readonly storage: S3Place | undefined;
  /** PostgreSQL; without it, SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Fill an empty database with the demo catalogue and its accounts. */
  readonly demo: boolean;
  /** Addresses and networks of the proxies whose `X-Forwarded-*` headers count. */
  readonly trustProxy: false | string[];
  /** Whether users may sign in over unencrypted HTTP from other machines. */
  readonly plainHttp: boolean;
  readonly logLevel: LogLevel;
  readonly session: SessionTimes;
  /** Accounts of these levels must have a second factor. */
  readonly secondFactorLevels: readonly Level[];
  /** Where the ranges of breached passwords are, without a slash at the end; undefined: they are not looked up. */
  readonly breachedPasswords: string | undefined;
  /** The origin of absolute URLs for crawlers and link previews; without it, that of the request. */
  readonly publicUrl: string | undefined;
  /** Whether search engines may list the public pages. */
  readonly indexing: boolean;
  /** Requests per minute without a session, per address and group of operations; 0: unlimited. */
  readonly rateLimit: number;
  /** How long a stopping server still handles requests, so that its proxy notices, in ms. */
  readonly drainMs: number;
  /** Port on which Prometheus reads metrics; undefined for none. */
  readonly metricsPort: number | undefined;
  /** Where and which traces of requests are sent; undefined: none. */
  readonly tracing: TracingSettings | undefined;
  /** How long the history of catalogue changes is kept. */
  readonly history: Retention;
}

export interface SessionTimes {
  /** A session ends after this long without a call, in ms. */
  readonly idle: number;
  /** A session ends after this long, even if it is in use, in ms. */
  readonly absolute: number;
  /** How long an entered password counts for operations that need it again, in ms. */
  readonly confirmed: number;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** A line per wrong variable: its name, its value and what was expected. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. An empty variable counts as absent.
 * @param onUnknown takes a line for each variable that looks like a misspelled setting
 * @throws ConfigError that names every wrong variable, not only the first.
 */
export function readConfig(
  env: Environment,
  cwd = process.cwd(),
  onUnknown: (line: string) => void = () => undefined,
): Config {
  const wrong: string[] = [];
  const settings = new Set<string>();

  function read<T>(
    name: string,
    fallback: T,
    parse: (text: string) => T | undefined,
    expected: string,
    secret = false,
  ): T {
    settings.add(name);
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    wrong.push(`${name} is ${secret ? "wrong (not shown)" : `"${text}"`}: expected ${expected}.`);
    return fallback;
  }

  const demo = read("CALIPER_DEMO", false, yesOrNo, "1 or 0");
  const config: Config = {
    port: read("PORT", 3000, wholeNumber(0, 65_535), "a port, a whole number from 0 to 65535"),
    host: read("HOST", "localhost", hostName, "a host name or an IP address"),
    dataDir: resolve(
      cwd,
      read("DATA_DIR", ".data", (text) => text, "a folder"),
    ),
    storage: read("STORAGE_URL", undefined, (text) => s3Place(text, env), bucketExpected, true),
    databaseUrl: read(
      "DATABASE_URL",
      undefined,
      postgresUrl,
      "a URL like postgres://user:password@host:5432/database",
      true,
    ),
    demo,
    trustProxy: read<false | string[]>(
      "TRUST_PROXY",
      false,
      proxies,
      "0, or the IP addresses or networks of the proxies separated by commas",
    ),
    plainHttp: read("PLAIN_HTTP", false, yesOrNo, "1 or 0"),
    // The demo runs in a terminal, which should show its URL and accounts.
    logLevel: read("LOG_LEVEL", demo ? "warn" : "info", logLevel, `one of ${logLevels.join(", ")}`),
    session: {
      idle:
        read("SESSION_IDLE_HOURS", 12, wholeNumber(1, 8760), "a whole number of hours, 1 to 8760") *
        hour,
      absolute:
        read("SESSION_MAX_HOURS", 720, wholeNumber(1, 8760), "a whole number of hours, 1 to 8760") *
        hour,
      confirmed:
        read("SESSION_CONFIRMED_MINUTES", 15, wholeNumber(1, 1440), "minutes, 1 to 1440") * minute,
    },
    secondFactorLevels: read(
      "REQUIRE_SECOND_FACTOR",
      [],
      levelsIn,
      `0, or levels separated by commas (${levels.join(", ")})`,
    ),
    breachedPasswords: read(
      "BREACHED_PASSWORDS_URL",
      undefined,
      httpUrl,
      "an http(s) URL like https://api.pwnedpasswords.com/range",
    ),
    publicUrl: read(
      "PUBLIC_URL",
      undefined,
      origin,
      "an origin like https://catalogue.example.com",
    ),
    // The demo's parts are fictional.
    indexing: read("INDEXING", !demo, yesOrNo, "1 or 0"),
    rateLimit: read(
      "RATE_LIMIT",
      600,
      wholeNumber(0, 1_000_000),
      "requests per minute, a whole number from 0 (no limit) to 1000000",
    ),
    drainMs: read("DRAIN_SECONDS", 0, wholeNumber(0, 300), "seconds, 0 to 300") * 1000,
    metricsPort: read(
      "METRICS_PORT",
      undefined,
      wholeNumber(0, 65_535),
      "a port, a whole number from 0 to 65535",
    ),
    tracing: isTraced(env)
      ? {
          sampler: read(
            "OTEL_TRACES_SAMPLER",
            "parentbased_always_on",
            (text) => samplers.find((sampler) => sampler === text),
            `one of ${samplers.join(", ")}`,
          ),
          ratio: read("OTEL_TRACES_SAMPLER_ARG", 1, share, "a number from 0 to 1"),
        }
      : undefined,
    history: {
      days: read("HISTORY_DAYS", 0, wholeNumber(0, 36_500), "days, 0 (all are kept) to 36500"),
      keep: read("HISTORY_KEEP", 100, wholeNumber(0, 1_000_000), "changes, 0 to 1000000"),
    },
  };
  for (const line of unknownSettings(env, settings)) onUnknown(line);
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));
  return config;
}

/** Shorter names resemble too many unrelated variables. */
const minGuessed = 6;

/** A line per variable that looks like a misspelled setting, or has our prefix. */
function unknownSettings(env: Environment, settings: ReadonlySet<string>): string[] {
  return Object.keys(env)
    .filter((name) => !settings.has(name) && name.length >= minGuessed)
    .flatMap((name) => {
      const maxDistance = name.length < 10 ? 1 : 2;
      const suggestion = [...settings].find(
        (setting) => editDistance(name.toUpperCase(), setting, maxDistance) <= maxDistance,
      );
      if (suggestion !== undefined)
        return [`The setting ${name} is unknown; did you mean ${suggestion}?`];
      return name.startsWith("CALIPER_") ? [`The setting ${name} is unknown.`] : [];
    });
}

/** By the standard variables of OpenTelemetry. */
function isTraced(env: Environment): boolean {
  const endpoint = env["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"] || env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  const isOff = env["OTEL_SDK_DISABLED"] === "true" || env["OTEL_TRACES_EXPORTER"] === "none";
  return endpoint !== undefined && endpoint !== "" && !isOff;
}

function share(text: string): number | undefined {
  const value = Number(text);
  return value >= 0 && value <= 1 ? value : undefined;
}

function wholeNumber(least: number, maxValue: number) {
  return (text: string): number | undefined => {
    const value = Number(text);
    return /^\d+$/u.test(text) && value >= least && value <= maxValue ? value : undefined;
  };
}

function hostName(text: string): string | undefined {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/iu.test(text) ? text : undefined;
}

/** The origin of an http(s) URL without a path. */
function origin(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/u.test(url.protocol)) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

/** An http(s) URL to which a path can be added, without a slash at its end. */
function httpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/u.test(url.protocol)) return undefined;
  const { href, origin: start, pathname } = url;
  return href === `${start}${pathname}` ? href.replace(/\/+$/u, "") : undefined;
}

function postgresUrl(text: string): string | undefined {
  return ["postgres:", "postgresql:"].includes(URL.parse(text)?.protocol ?? "") ? text : undefined;
}

const bucketExpected =
  "s3://BUCKET/PREFIX?region=REGION&endpoint=ORIGIN, the last two optional, beside AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY";

/**
 * A bucket as in STORAGE_URL.
 * @throws ConfigError that says that `name` is wrong
 */
export function readBucket(name: string, text: string, env: Environment): S3Place {
  const place = s3Place(text, env);
  if (!place) throw new ConfigError(`${name} is wrong (not shown): expected ${bucketExpected}.`);
  return place;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u;
const keyPrefix = /^(?:[\w.-]+\/)*$/u;
const s3Options = new Set(["region", "endpoint"]);

/** Credentials have the names that S3's own tools use. */
function s3Place(text: string, env: Environment): S3Place | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const url = URL.parse(text);
  if (!url || !accessKeyId || !secretAccessKey) return undefined;
  const { protocol, host: bucket, pathname, searchParams, username } = url;
  const prefix = pathname.replace(/^\/|\/$/gu, "").replace(/.$/u, "$&/");
  const endpointParameter = searchParams.get("endpoint") ?? undefined;
  const endpoint = endpointParameter === undefined ? undefined : origin(endpointParameter);
  const isValid =
    protocol === "s3:" &&
    username === "" &&
    bucketName.test(bucket) &&
    keyPrefix.test(prefix) &&
    [...searchParams.keys()].every((name) => s3Options.has(name)) &&
    (endpointParameter === undefined) === (endpoint === undefined);
  if (!isValid) return undefined;
  const region = searchParams.get("region") ?? env["AWS_REGION"] ?? "us-east-1";
  const sessionToken = env["AWS_SESSION_TOKEN"] || undefined;
  return { bucket, prefix, region, endpoint, accessKeyId, secretAccessKey, sessionToken };
}

function yesOrNo(text: string): boolean | undefined {
  if (text === "1" || text.toLowerCase() === "true") return true;
  return text === "0" || text.toLowerCase() === "false" ? false : undefined;
}

/** "All" is not allowed: callers could then write any address into the header. */
function proxies(text: string): false | string[] | undefined {
  if (yesOrNo(text) === false) return false;
  const addresses = text.split(",").map((each) => each.trim());
  return addresses.every(isAddressOrNetwork) ? addresses : undefined;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A network of length 0 contains every address.
  return bits === undefined || wholeNumber(1, version === 4 ? 32 : 128)(bits) !== undefined;
}

function levelsIn(text: string): readonly Level[] | undefined {
  if (yesOrNo(text) === false) return [];
  const names = new Set(
    text
      .toUpperCase()
      .split(",")
      .map((each) => each.trim()),
  );
  const namedLevels = levels.filter((level) => names.has(level));
  return namedLevels.length === names.size ? namedLevels : undefined;
}

function logLevel(text: string): LogLevel | undefined {
  return logLevels.find((level) => level === text.toLowerCase());
}
