import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { makeTemplates } from "@caliper/server/testing/templates";
import { seedSmallDemo } from "./seedSmallDemo.ts";

export default async function setup(project: TestProject) {
  const templates = await makeTemplates(seedSmallDemo);
  project.provide("caliperTemplates", templates);
  return () => rm(templates.folder, { recursive: true, force: true });
}
