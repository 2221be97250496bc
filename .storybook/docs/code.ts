import { Fragment, isValidElement, type ReactNode } from "react";
import { isMockFunction } from "storybook/test";

/** Longer code would be a fixture, not an example. */
const maxLines = 60;
const lineLength = 80;

/** A value that cannot be written as code: a function of the story, a class instance, an internal component. */
class Unwritable extends Error {}

/** A value that is code already. */
class Expression {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

const lines = (open: string, parts: readonly string[], close: string) => {
  const single = `${open}${parts.join(", ")}${close}`;
  if (single.length <= lineLength && !single.includes("\n")) return single;
  return [open.trimEnd(), ...parts.map((part) => indented(`${part},`)), close.trimStart()].join(
    "\n",
  );
};

const indented = (text: string) => text.replaceAll(/^/gm, "  ");

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

interface Example {
  /** The component's name. */
  component: string;
  props: Readonly<Record<string, unknown>>;
  /** The exports of the package. Elements of other components cannot be written. */
  library: Readonly<Record<string, unknown>>;
  /** The name of the package. */
  door: string;
  /** The prop whose value the example keeps in state, and the handler that changes it. */
  state?: readonly [value: string, onChange: string] | undefined;
}

/**
 * A module that renders a component with the given props.
 *
 * @returns null if a prop has no literal form, or the module would be long.
 */
export function codeOf({ component, props, library, door, state }: Example): string | null {
  const used = new Set<string>();

  const nameOf = (type: unknown): string => {
    if (typeof type === "string") return type;
    const name = Object.keys(library).find((key) => library[key] === type);
    if (name === undefined) throw new Unwritable();
    return name;
  };

  const written = (value: unknown): string => {
    if (value === null || ["string", "number", "boolean"].includes(typeof value))
      return JSON.stringify(value);
    if (value === undefined) return "undefined";
    if (isMockFunction(value)) return "() => {}";
    if (isValidElement<Record<string, unknown>>(value))
      return value.type === Fragment ? jsx("", value.props) : jsx(nameOf(value.type), value.props);
    if (Array.isArray(value)) return lines("[", value.map(written), "]");
    if (typeof value === "object" && isPlain(value))
      return lines(
        "{ ",
        Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .map(
            ([key, each]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${written(each)}`,
          ),
        " }",
      );
    throw new Unwritable();
  };

  const attribute = ([name, value]: [string, unknown]) => {
    if (value === true) return name;
    if (value instanceof Expression) return `${name}={${value.code}}`;
    if (typeof value === "string" && !/["\\\n]/.test(value)) return `${name}="${value}"`;
    return `${name}={${written(value)}}`;
  };

  const child = (node: ReactNode): string => {
    if (typeof node === "string" && !/[<>{}]/.test(node) && node.trim() === node) return node;
    if (isValidElement(node)) return written(node);
    if (Array.isArray(node)) return node.map((each: ReactNode) => child(each)).join("\n");
    return `{${written(node)}}`;
  };

  const jsx = (tag: string, { children, ...rest }: Readonly<Record<string, unknown>>): string => {
    if (/^[A-Z]/.test(tag)) used.add(tag);
    const attributes = Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(attribute);
    const single = [tag, ...attributes].join(" ");
    const isShort = single.length <= lineLength && !single.includes("\n");
    const open = isShort ? `<${single}` : `<${[tag, ...attributes.map(indented)].join("\n")}\n`;
    if (children === undefined || children === null) return isShort ? `${open} />` : `${open}/>`;
    const inner = child(children as ReactNode);
    return isShort && inner.length + single.length <= lineLength && !inner.includes("\n")
      ? `${open}>${inner}</${tag}>`
      : `${open}>\n${indented(inner)}\n</${tag}>`;
  };

  try {
    const [value, change] = state ?? [];
    const hasState = value !== undefined && change !== undefined && value in props;
    const setter = hasState ? `set${value.charAt(0).toUpperCase()}${value.slice(1)}` : "";
    const body = jsx(component, {
      ...props,
      ...(hasState && { [value]: new Expression(value), [change]: new Expression(setter) }),
    });
    const type = `${component}Props`;
    const names = [...used].toSorted();
    const code = [
      `import { ${[...names, ...(hasState ? [`type ${type}`] : [])].join(", ")} } from "${door}";`,
      ...(hasState ? ['import { useState } from "react";'] : []),
      "",
      "export function Example() {",
      ...(hasState
        ? [
            `  const [${value}, ${setter}] = useState<${type}["${value}"]>(${written(props[value])});`,
          ]
        : []),
      body.includes("\n") ? `  return (\n${indented(indented(body))}\n  );` : `  return ${body};`,
      "}",
    ].join("\n");
    return code.split("\n").length > maxLines ? null : code;
  } catch (error) {
    if (error instanceof Unwritable) return null;
    throw error;
  }
}
