import { added, closes, press, stable, type ComponentFacts } from "./kit.ts";

export const feedback: Readonly<Record<string, ComponentFacts>> = {
  ConfirmDialog: stable(
    ["alert", "confirmation", "are you sure", "modal"],
    closes,
    "An `alertdialog`: its text is announced when it opens. Focus starts on the button that changes nothing.",
  ),
  Dialog: stable(
    ["modal", "popup", "overlay", "lightbox", "window"],
    closes,
    "Focus moves to the first field and stays inside. The page behind is hidden from screen readers.",
    "On a phone it opens from the bottom edge.",
  ),
  EmptyState: stable(
    ["no results", "blank slate", "zero state"],
    [],
    "Say what to try next; the text is read in place of the data.",
  ),
  ErrorState: stable(
    ["failure", "retry", "error message"],
    press,
    "An alert: announced when it appears. Its button repeats the request.",
  ),
  Notice: stable(
    ["alert", "banner", "callout", "message", "inline message"],
    [],
    "Announced when it appears: errors as an alert, the others politely.",
  ),
  ProgressBar: stable(
    ["loading bar", "progress", "spinner", "upload progress"],
    [],
    "Its role is `progressbar`; without a value it is indeterminate.",
  ),
  Skeleton: stable(
    ["loading", "placeholder", "spinner", "shimmer"],
    [],
    "Hidden from screen readers: the view around it says that it is loading. It does not move.",
  ),
  StatusIndicator: added(
    ["status dot", "health", "state", "badge", "light"],
    [],
    "The word says the status; the dot repeats it in color and stays visible with forced colors.",
  ),
  Toast: stable(
    ["notification", "snackbar", "message"],
    [
      ["F6", "Moves to the notifications"],
      ["Tab", "Moves to the close button"],
    ],
    "Announced politely. It stays while it has the pointer or the focus.",
  ),
  Tooltip: stable(
    ["hint", "hover", "title"],
    [
      ["Tab", "Opens it when its element gets the focus"],
      ["Esc", "Closes it"],
    ],
    "Not available on touch screens: never the only place for a text.",
  ),
};
