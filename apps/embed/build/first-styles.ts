import { parse, type Rule } from "postcss";

const classes = /\.([\w-]+)/g;
/** Their classes exclude elements, or are alternatives. */
const functions = /:(?:is|not|where)\([^()]*\)/g;

/**
 * The rules of a style sheet that apply to elements with no other classes than those that the code names, in the same
 * order.
 */
export function rulesFor(code: string, css: string): string {
  const names = new Set(code.match(/[\w-]+/g));
  const sheet = parse(css);
  const applies = (selector: string) =>
    [...selector.replaceAll(functions, "").matchAll(classes)].every(([, name = ""]) =>
      names.has(name),
    );
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter(applies);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  // Not the statements that order layers.
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && "name" in parent && parent.name === "keyframes";
