/** Examples of components whose stories cannot be written as code, by the name of the component. */
export const examples: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("./examples/*.tsx", { query: "?raw", import: "default", eager: true }),
  ).map(([path, code]) => [path.replace(/^.*\/|\.tsx$/gu, ""), code]),
);
