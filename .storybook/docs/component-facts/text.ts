import { follow, press, stable, type ComponentFacts } from "./kit.ts";

export const text: Readonly<Record<string, ComponentFacts>> = {
  Avatar: stable(
    ["user picture", "initials", "profile"],
    [],
    "Hidden from screen readers: the name is beside it or on the button around it.",
  ),
  Badge: stable(
    ["count", "counter", "notification dot", "pill"],
    [],
    "Screen readers read `label` in place of the number.",
  ),
  Code: stable(
    ["part number", "monospace", "sku"],
    follow,
    "Not translated by browsers. A code with a link is at least 24 px high.",
  ),
  CodeBlock: stable(
    ["snippet", "pre", "copy code", "terminal"],
    press,
    "The button announces that the text was copied.",
    "Long lines are broken, so that no area needs to be scrolled sideways.",
  ),
  FileName: stable(
    ["document", "path", "extension"],
    [],
    "Read as one word; no line breaks inside the extension.",
  ),
  Heading: stable(
    ["title", "h1", "h2", "header"],
    [],
    "`level` is the level in the outline of the page; `variant` is only the size.",
  ),
  Kbd: stable(
    ["keyboard", "key", "shortcut", "hotkey", "keycap"],
    [],
    "Inside a control that announces its shortcut, set `isDecorative`.",
  ),
  Mark: stable(
    ["highlight", "search match"],
    [],
    "The marked part is a `mark` element; the reason of the match is text beside it.",
  ),
  Measurement: stable(
    ["length", "unit", "millimeters", "inches", "dimension"],
    [],
    "The unit is read with the value.",
  ),
  Money: stable(
    ["price", "currency", "amount"],
    [],
    "Written in the user's language, with the currency.",
  ),
  Tag: stable(
    ["label", "status", "chip", "badge", "state", "token"],
    [],
    "The icon repeats the meaning for those who do not see the color.",
  ),
  Text: stable(
    ["paragraph", "typography", "span", "body"],
    [],
    "`as` sets the element; the variant is only the look.",
  ),
  VisuallyHidden: stable(
    ["sr-only", "screen reader only", "a11y text"],
    [],
    "Read by screen readers, not shown.",
  ),
};
