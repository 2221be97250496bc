import { rm } from "node:fs/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "@caliper/server/testing/postgres";
import { makeTemplates } from "@caliper/server/testing/templates";
import { seedSmallDemo } from "./seedSmallDemo.ts";

export default async function setup(project: TestProject) {
  // The templates have statistics, which their copies share.
  const server = await startPostgres({ settings: ["autovacuum=off"] });
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  await client.query("create database template_empty");
  await client.query("create database template_demo");
  await client.end();
  const urls = { empty: server.url("template_empty"), demo: server.url("template_demo") };
  const templates = await makeTemplates(seedSmallDemo, urls);
  project.provide("caliperTemplates", templates);
  return async () => {
    await server.stop();
    await rm(templates.folder, { recursive: true, force: true });
  };
}
