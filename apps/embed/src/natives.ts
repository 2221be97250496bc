/**
 * In place of methods that old libraries of host pages replace by others of the same name: Prototype, MooTools, Sugar. The
 * build calls these functions (`build/natives.ts`). Only what such libraries leave alone is used here.
 */

// Declared functions, because chunks that import each other call them before the chunk of this file has run.
function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

type Methods = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** Of another object, or of nothing after `?.`. */
function theirs(receiver: unknown, name: string, args: unknown[]): unknown {
  return (receiver as Methods | null | undefined)?.[name]?.apply(receiver, args);
}

function isNode(value: unknown): value is Element {
  return typeof value === "object" && value !== null && "nodeType" in value;
}

/** @public */
export function from(items: unknown, map?: (item: unknown, index: number) => unknown): unknown[] {
  const { length = 0 } = items as { length?: number };
  const list: unknown[] = [];
  if (Symbol.iterator in Object(items)) list.push(...(items as Iterable<unknown>));
  else for (let index = 0; index < length; index += 1) list[index] = (items as unknown[])[index];
  if (map !== undefined)
    for (let index = 0; index < list.length; index += 1) list[index] = map(list[index], index);
  return list;
}

function* pairs(list: readonly unknown[]): Generator<[number, unknown]> {
  for (let index = 0; index < list.length; index += 1) yield [index, list[index]];
}

/** @public */
export function entries(receiver: unknown, ...args: unknown[]): unknown {
  return isList(receiver) ? pairs(receiver) : theirs(receiver, "entries", args);
}

/** @public */
export function reduce(receiver: unknown, ...args: unknown[]): unknown {
  if (!isList(receiver)) return theirs(receiver, "reduce", args);
  const [step, initial] = args as [(...args: unknown[]) => unknown, unknown];
  const hasInitial = args.length > 1;
  if (!hasInitial && receiver.length === 0) throw new TypeError("Reduce of empty array");
  let result = hasInitial ? initial : receiver[0];
  for (let index = hasInitial ? 0 : 1; index < receiver.length; index += 1)
    result = step(result, receiver[index], index, receiver);
  return result;
}

/** @public */
export function bind(receiver: unknown, ...args: unknown[]): unknown {
  if (typeof receiver !== "function") return theirs(receiver, "bind", args);
  const [self, ...first] = args;
  return function bound(...rest: unknown[]): unknown {
    const all = [...first, ...rest];
    return new.target === undefined
      ? Reflect.apply(receiver, self, all)
      : Reflect.construct(receiver, all);
  };
}

/** @public */
export function remove(receiver: unknown, ...args: unknown[]): unknown {
  if (!isNode(receiver)) return theirs(receiver, "remove", args);
  return void receiver.parentNode?.removeChild(receiver);
}

/** @public */
export function scrollTo(receiver: unknown, ...args: unknown[]): unknown {
  return theirs(receiver, isNode(receiver) ? "scroll" : "scrollTo", args);
}

/** @public */
export function keys(value: object): string[] {
  const names: string[] = [];
  for (const name in Object(value)) if (Object.hasOwn(value, name)) names.push(name);
  return names;
}

/** @public */
export function values(value: object): unknown[] {
  return keys(value).map((name) => (value as Readonly<Record<string, unknown>>)[name]);
}

type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/**
 * Ignores `toJSON` of arrays and dates, by which a list would become a text. A list of names as replacer is not used here.
 * @public
 */
export function stringify(value: unknown, replacer?: Replacer | null, space?: number): string {
  return JSON.stringify(
    value,
    function replace(this: Readonly<Record<string, unknown>>, key: string, written: unknown) {
      const rawValue = this[key];
      const json = isList(rawValue)
        ? rawValue
        : rawValue instanceof Date
          ? rawValue.toISOString()
          : written;
      return replacer ? replacer.call(this, key, json) : json;
    },
    space,
  );
}

/** `Element`, which is another function on these pages. */
export const DomElement = Object.getPrototypeOf(HTMLElement) as typeof Element;
