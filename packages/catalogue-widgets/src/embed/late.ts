import type { EmbedResources } from "./resources.ts";

type Files = Pick<EmbedResources, "prepare" | "startAgain">;

let provide: (files: Files) => void;
const provided = new Promise<Files>((resolve) => {
  provide = resolve;
});

/** The files of which parts of widgets are loaded. */
export const prepareLate = (files: Files): void => provide(files);

const restarts = new Set<() => void>();

/** Registers how a widget starts again with newly loaded code; the returned function ends that. */
export function onRestart(restart: () => void): () => void {
  restarts.add(restart);
  return () => restarts.delete(restart);
}

/** Starts all widgets again because a file could not be loaded; false if that has been done before. */
export function restartAll(files: Pick<EmbedResources, "startAgain">): boolean {
  const isNew = files.startAgain();
  if (isNew) for (const restart of restarts) restart();
  return isNew;
}

/**
 * In the build of the embed, in place of `import()`.
 * @public
 */
export async function late<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  const files = await provided;
  try {
    await files.prepare(part);
    return await load();
  } catch (error) {
    restartAll(files);
    throw error;
  }
}
