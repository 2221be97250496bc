/** Class names that some rule of the page is about. */
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

/** What Storybook itself keeps in the document. */
const storybooks = '[class^="sb-"]';
/** And what nobody sees: the browser's select behind ours, for autofill. */
const notOurs = `${storybooks}, [aria-hidden="true"]`;
/** What shows words in a typeface; a radio has none, and is usually drawn by its neighbour. */
const controls =
  "button, select, textarea, a[href], input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=hidden])";

const told = (element: Element) =>
  `<${element.localName} class="${element.getAttribute("class") ?? ""}"> "${element.textContent.slice(0, 40)}"`;

/**
 * What is left unstyled under `root`: no theme, a class whose styles were never loaded, a control that looks as the
 * browser made it. A picture of it would be recorded as happily as any other.
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
    // React Aria's own names are hooks for others; a Chromium without rules for them is no fault.
    const ours = [...element.classList].filter((name) => !name.startsWith("react-aria-"));
    if (ours.length > 0 && !ours.some((name) => names.has(name)))
      wrong.push(`no style for ${told(element)}`);
  }
  for (const control of root.querySelectorAll(controls)) {
    const style = getComputedStyle(control);
    const isBare = style.fontFamily === "Arial" || style.color === "rgb(0, 0, 238)";
    const shows = control.textContent !== "" || control instanceof HTMLInputElement;
    if (isBare && shows && !control.closest(notOurs))
      wrong.push(`as the browser made it: ${told(control)}`);
  }
  return wrong;
}
