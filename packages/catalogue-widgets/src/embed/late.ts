type Prepare = (part: string) => Promise<void>;

let provide: (prepare: Prepare) => void;
const provided = new Promise<Prepare>((resolve) => {
  provide = resolve;
});

/** Runs before a part of a widget is loaded. */
export const prepareLate = (prepare: Prepare): void => provide(prepare);

/**
 * In the build of the embed, in place of `import()`.
 * @public
 */
export async function late<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  const prepare = await provided;
  await prepare(part);
  return load();
}
