import { importAgain } from "@caliper/design-system";
import type { EmbedResources } from "./resources.ts";

type Files = Pick<EmbedResources, "prepare" | "check">;

let provide: (files: Files) => void;
const provided = new Promise<Files>((resolve) => {
  provide = resolve;
});

/** The files of which parts of widgets are loaded. */
export const prepareLate = (files: Files): void => provide(files);

/**
 * In the build of the embed, in place of `import()`.
 * @public
 */
export async function late<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  const files = await provided;
  await files.prepare(part);
  return load().catch((error: unknown) => importAgain(load, error, files.check));
}
