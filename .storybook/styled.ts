/** Class names in the page's CSS rules. */
const known = { sheets: -1, rules: -1, names: new Set<string>() };

const collect = (rules: CSSRuleList) => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      for (const [, name] of rule.selectorText.matchAll(/\.([\w-]+)/g)) known.names.add(name ?? "");
    if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
  }
};

const knownClasses = () => {
  const sheets = [...document.styleSheets];
  const rules = sheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
  if (known.sheets !== sheets.length || known.rules !== rules) {
    known.sheets = sheets.length;
    known.rules = rules;
    for (const sheet of sheets) collect(sheet.cssRules);
  }
  return known.names;
};

/** Storybook's own elements. */
const storybooks = '[class^="sb-"]';
/** Those, and hidden elements such as the native select behind ours, for autofill. */
const excluded = `${storybooks}, [aria-hidden="true"]`;
/** Controls that show text. */
const controls =
  "button, select, textarea, a[href], input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=hidden])";

const describe = (element: Element) =>
  `<${element.localName} class="${element.getAttribute("class") ?? ""}"> "${element.textContent.slice(0, 40)}"`;

/**
 * Descriptions of what is unstyled under `root`: a missing theme, a class without rules, a control with the browser's own
 * style. Without this check, a picture of it could be recorded.
 */
export function unstyled(root: HTMLElement): string[] {
  const { classList } = document.documentElement;
  const canvas = getComputedStyle(root).getPropertyValue("--caliper-canvas");
  const wrong: string[] = [];
  if (!classList.contains("caliper")) wrong.push("the document has no theme class");
  if (canvas === "") wrong.push("the theme's variables have no value");

  const names = knownClasses();
  for (const element of root.querySelectorAll("*")) {
    if (element.closest(storybooks)) continue;
    // React Aria's class names need no rules.
    const ours = [...element.classList].filter((name) => !name.startsWith("react-aria-"));
    if (ours.length > 0 && !ours.some((name) => names.has(name)))
      wrong.push(`no style for ${describe(element)}`);
  }
  for (const control of root.querySelectorAll(controls)) {
    const style = getComputedStyle(control);
    const isBare = style.fontFamily === "Arial" || style.color === "rgb(0, 0, 238)";
    const shows = control.textContent !== "" || control instanceof HTMLInputElement;
    if (isBare && shows && !control.closest(excluded))
      wrong.push(`browser style: ${describe(control)}`);
  }
  return wrong;
}
