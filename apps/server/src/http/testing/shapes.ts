/** The type of each value in an answer, by its path; items of lists share one path. */
export function shapeOf(value: unknown, path = "", types = new Map<string, string>()) {
  if (Array.isArray(value)) {
    for (const item of value) shapeOf(item, `${path}[]`, types);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) shapeOf(each, `${path}.${name}`, types);
  } else if (value !== null) types.set(path, typeof value);
  return types;
}
