import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../apps/server/src/config.ts";
import { root } from "./run.ts";

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>;
        readonly networks?: readonly string[];
        readonly read_only?: boolean;
        readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
      }
    >
  >;
}

const compose = parse(readFileSync(join(root, "compose.yaml"), "utf8"), {
  merge: true,
}) as Compose;
const containerfile = readFileSync(join(root, "Containerfile"), "utf8");
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith("server"));

/** Replaces variables by a value of their kind. */
const filledIn = (env: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:\?[^}]*\}/gu, "a-secret"),
    ]),
  );

describe("compose.yaml", () => {
  it("has three servers with read-only filesystems", () => {
    expect(servers.map(([name]) => name)).toEqual(["server1", "server2", "server3"]);
    expect(servers.map(([, server]) => server.read_only)).toEqual([true, true, true]);
  });

  it.each(servers)("gives %s valid settings", (_name, { environment }) => {
    const config = readConfig(filledIn(environment));
    expect(config.databaseUrl).toContain("@postgres:5432/caliper");
    expect(config.storage).toMatchObject({ bucket: "caliper", endpoint: "http://s3:9000" });
    expect(config.drainMs).toBeGreaterThan(1000);
  });

  it("names only its own services", () => {
    const named = Object.values(compose.services).flatMap(({ depends_on: on = [] }) =>
      Array.isArray(on) ? (on as string[]) : Object.keys(on),
    );
    expect(named.filter((name) => !(name in compose.services))).toEqual([]);
    const text = JSON.stringify(compose);
    for (const [name] of servers) expect(text).toContain(`${name}:3000`);
  });
});

describe("Containerfile", () => {
  it("copies folders that the repository or its build has", () => {
    const copied = [...containerfile.matchAll(/^COPY --from=build \/caliper\/(\S+)/gmu)];
    const built = /^apps\/(?:portal|embed)\/dist(?:-server)?$/u;
    const missing = copied
      .map(([, path = ""]) => path)
      .filter((path) => !built.test(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
    expect(copied.length).toBeGreaterThan(5);
  });

  it("runs the server as another user than root, with a health check", () => {
    const last = containerfile.slice(containerfile.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^USER node$/mu);
    expect(last).toMatch(/^HEALTHCHECK /mu);
    expect(last).toContain('ENTRYPOINT ["node", "apps/server/dist/main.js"]');
    expect(last).toContain("FROM docker.io/library/node:24");
  });
});
