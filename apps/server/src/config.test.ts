import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const messageOf = (env: Record<string, string>): string => {
  try {
    readConfig(env, "/srv");
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

describe("the configuration", () => {
  it("has a default for everything", () => {
    expect(readConfig({}, "/srv")).toEqual({
      port: 3000,
      host: "localhost",
      dataDir: "/srv/.data",
      databaseUrl: undefined,
      storage: undefined,
      demo: false,
      trustProxy: false,
      plainHttp: false,
      logLevel: "info",
      session: { idle: 12 * 3_600_000, absolute: 720 * 3_600_000, confirmed: 15 * 60_000 },
      secondFactorLevels: [],
      breachedPasswords: undefined,
      publicUrl: undefined,
      indexing: true,
      rateLimit: 600,
      drainMs: 0,
      metricsPort: undefined,
      tracing: undefined,
      history: { days: 0, keep: 100 },
    });
  });

  it("counts an empty variable as absent", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " " }, "/srv")).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it.each([
    ["0", false],
    ["false", false],
    ["192.0.2.7", ["192.0.2.7"]],
    ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
  ])("reads TRUST_PROXY=%s", (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it.each([
    ["0", []],
    ["admin", ["ADMIN"]],
    ["CLIENTE, ADMIN", ["ADMIN", "CLIENTE"]],
  ])("reads REQUIRE_SECOND_FACTOR=%s", (text, expected) => {
    expect(readConfig({ REQUIRE_SECOND_FACTOR: text }).secondFactorLevels).toEqual(expected);
  });

  it.each(["https://ranges.example.com/range", "https://ranges.example.com/range/"])(
    "reads BREACHED_PASSWORDS_URL=%s",
    (text) => {
      const { breachedPasswords } = readConfig({ BREACHED_PASSWORDS_URL: text });
      expect(breachedPasswords).toBe("https://ranges.example.com/range");
    },
  );

  it.each([
    "ranges.example.com",
    "ftp://a.example",
    "https://a.example/?x=1",
    "https://u:p@a.example",
  ])("refuses BREACHED_PASSWORDS_URL=%s", (text) => {
    expect(messageOf({ BREACHED_PASSWORDS_URL: text })).toContain("BREACHED_PASSWORDS_URL");
  });

  it.each(["1", "ADMIN,BOSS"])("refuses REQUIRE_SECOND_FACTOR=%s", (text) => {
    expect(() => readConfig({ REQUIRE_SECOND_FACTOR: text })).toThrow(/^REQUIRE_SECOND_FACTOR/u);
  });

  it("keeps the demo out of search engines unless INDEXING is set", () => {
    expect(readConfig({ CALIPER_DEMO: "1" }).indexing).toBe(false);
    expect(readConfig({ CALIPER_DEMO: "1", INDEXING: "1" }).indexing).toBe(true);
    expect(readConfig({ INDEXING: "0" }).indexing).toBe(false);
  });

  it("traces requests by the variables of OpenTelemetry", () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" };
    const read = (env: Record<string, string>) => readConfig({ ...endpoint, ...env }).tracing;
    expect(read({})).toEqual({ sampler: "parentbased_always_on", ratio: 1 });
    const tenth = { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" };
    expect(read(tenth)).toEqual({ sampler: "traceidratio", ratio: 0.1 });
    expect(read({ OTEL_SDK_DISABLED: "true" })).toBeUndefined();
    expect(read({ OTEL_TRACES_EXPORTER: "none" })).toBeUndefined();
    expect(messageOf({ ...endpoint, OTEL_TRACES_SAMPLER: "jaeger" })).toContain("always_on");
  });

  describe("STORAGE_URL", () => {
    const credentials = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };

    it("names a bucket of Amazon, or of another service", () => {
      const ours = { accessKeyId: "id", secretAccessKey: "secret" };
      const read = (env: Record<string, string>) => readConfig({ ...credentials, ...env }).storage;
      expect(read({ STORAGE_URL: "s3://parts", AWS_REGION: "eu-west-1" })).toMatchObject({
        ...ours,
        bucket: "parts",
        prefix: "",
        region: "eu-west-1",
        endpoint: undefined,
      });
      const url = "s3://parts/caliper/main/?region=us-west-2&endpoint=http://minio:9000";
      expect(read({ STORAGE_URL: url, AWS_SESSION_TOKEN: "token" })).toMatchObject({
        ...ours,
        prefix: "caliper/main/",
        region: "us-west-2",
        endpoint: "http://minio:9000",
        sessionToken: "token",
      });
    });

    it.each([
      "s3://",
      "s3://P_arts",
      "https://parts/x",
      "s3://id:secret@parts",
      "s3://parts?zone=eu",
      "s3://parts?endpoint=minio",
      "s3://parts/a//b",
    ])("is not %s", (STORAGE_URL) => {
      const problem = messageOf({ ...credentials, STORAGE_URL });
      expect(problem).toContain("STORAGE_URL is wrong (not shown)");
    });

    it("needs credentials", () => {
      expect(messageOf({ STORAGE_URL: "s3://parts" })).toContain("AWS_ACCESS_KEY_ID");
    });
  });

  it("reads the origin of PUBLIC_URL", () => {
    expect(readConfig({ PUBLIC_URL: "https://parts.example/" }).publicUrl).toBe(
      "https://parts.example",
    );
  });

  it.each([
    ["PUBLIC_URL", "parts.example"],
    ["PUBLIC_URL", "https://parts.example/catalogue"],
    ["PUBLIC_URL", "ftp://parts.example"],
    ["INDEXING", "perhaps"],
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "30.5"],
    ["HOST", "not a host"],
    ["CALIPER_DEMO", "maybe"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "10.0.0.0/99"],
    ["TRUST_PROXY", "1"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "all"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "10.0.0.1, ::/0"],
    ["PLAIN_HTTP", "maybe"],
    ["SESSION_IDLE_HOURS", "0"],
  ])("refuses %s=%s, naming both", (name, value) => {
    expect(messageOf({ [name]: value })).toMatch(new RegExp(`^${name} is "${value}": expected `));
  });

  it("names every wrong variable", () => {
    expect(messageOf({ PORT: "x", LOG_LEVEL: "y" }).split("\n")).toHaveLength(2);
  });

  it("never prints a database URL, which contains a password", () => {
    const message = messageOf({ DATABASE_URL: "mysql://root:secret@host/x" });
    expect(message).toContain("DATABASE_URL");
    expect(message).not.toContain("secret");
  });
});

function unknownIn(env: Record<string, string>): string[] {
  const lines: string[] = [];
  readConfig(env, "/srv", (line) => lines.push(line));
  return lines;
}

it.each([
  ["RATE_LIMT", "The setting RATE_LIMT is unknown; did you mean RATE_LIMIT?"],
  ["rate_limit", "The setting rate_limit is unknown; did you mean RATE_LIMIT?"],
  ["DATABASE_URI", "The setting DATABASE_URI is unknown; did you mean DATABASE_URL?"],
  ["HISTORY_DAY", "The setting HISTORY_DAY is unknown; did you mean HISTORY_DAYS?"],
  ["CALIPER_THEME", "The setting CALIPER_THEME is unknown."],
])("names the unknown setting %s", (name, line) => {
  expect(unknownIn({ PATH: "/bin", HOME: "/root", [name]: "" })).toEqual([line]);
});

it("does not name settings and unrelated variables", () => {
  const names = ["RATE_LIMIT", "PORT", "HOST", "HOSTNAME", "PORTAL", "SUPPORT", "AWS_REGION"];
  const more = ["OTEL_EXPORTER_OTLP_ENDPOINT", "NODE_ENV", "LOGNAME", "npm_config_cache", "POST"];
  const env = Object.fromEntries([...names, ...more].map((name) => [name, ""]));
  expect(unknownIn(env)).toEqual([]);
});
