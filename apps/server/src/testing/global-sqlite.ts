import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { makeTemplates } from "./templates.ts";

export default async function setup(project: TestProject) {
  const templates = await makeTemplates();
  project.provide("caliperTemplates", templates);
  return () => rm(templates.folder, { recursive: true, force: true });
}
