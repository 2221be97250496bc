import { catalogueHandlers, mockFetch } from "@caliper/api-client/fixtures";
import { createEmbed } from "@caliper/catalogue-widgets/embed";
import {
  type EmbedAttribute,
  embedEvents,
  embedSections,
  type EmbedWidget,
} from "@caliper/catalogue-widgets/shared";
import { CodeBlock, Stack } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement, useEffect, useRef } from "react";
import { action } from "storybook/actions";
import { expect, waitFor } from "storybook/test";
import en from "@caliper/catalogue-widgets/messages/en";
import es from "@caliper/catalogue-widgets/messages/es";
import { embedCode, hasAttribute } from "./embedCode.ts";

const origin = "https://catalogue.example";
const script = `${origin}/embed/v1/caliper.js`;

/** The rules of this page; a build of the embed has them in a file. */
const styles = () =>
  Promise.resolve(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join("\n"),
  );

createEmbed({
  script: "stories",
  origin,
  preload: () => undefined,
  styles,
  first: async (_widget, locale) => [await styles(), { en: { ...es, ...en }, es }[locale]],
  prepare: () => Promise.resolve(),
  startAgain: () => false,
  fonts: [],
}).defineElements();

/** In ms; the code of a widget loads when its first element is in the page. */
const loadsWithin = 10_000;

type Values = Partial<Record<EmbedAttribute, string>>;

interface LiveProps {
  widget: EmbedWidget;
  values: Values;
}

/** The element, whose events are in the panel Actions, and its lines for a page. */
function Live({ widget, values }: LiveProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const report = (event: Event) => {
      action(event.type)((event as CustomEvent<unknown>).detail);
      if (event.type !== "caliper:search") event.preventDefault();
    };
    const element = frame.current;
    for (const name of embedEvents) element?.addEventListener(name, report);
    return () => {
      for (const name of embedEvents) element?.removeEventListener(name, report);
    };
  }, []);
  const { key: _key, ...attributes } = values;
  return (
    <Stack gap={16}>
      <div ref={frame}>
        {createElement(`caliper-${widget}`, { ...attributes, "embed-key": values.key })}
      </div>
      <CodeBlock label="Code for the page" copyLabel="Copy the code" copiedLabel="Copied">
        {embedCode(
          { widget, values, isFixed: false },
          { version: "1.0.0", origin, script, latest: script, integrity: "" },
          "html",
        )}
      </CodeBlock>
    </Stack>
  );
}

const select = (description: string, options: readonly string[]) => ({
  description,
  control: { type: "select" } as const,
  options: [undefined, ...options],
});
const text = (description: string) => ({ description, control: { type: "text" } as const });

const controls = {
  server: text("The origin of the Caliper server; by default that of the script"),
  key: text("An embed key, `pk_…`"),
  code: text("A product code"),
  with: text("Part B of a comparison"),
  section: select("The section of a measure search or comparison", embedSections),
  locale: select("By default the language of the toolbar", ["en", "es"]),
  theme: select("Here by default light", ["light", "dark", "auto"]),
  "link-template": text("Where links to parts lead: `/parts/{code}`"),
  "heading-level": select("The level of the first heading", ["1", "2", "3", "4", "5", "6"]),
  cart: {
    description: "Shows a button that fires an event",
    control: { type: "inline-radio" } as const,
    options: [undefined, "true"],
  },
  brand: text("A brand as JSON"),
} satisfies Record<EmbedAttribute, object>;

/**
 * Elements for pages of other sites, live, with the data of the examples. Change their attributes under Controls; their events
 * are listed under Actions. `docs/embedding.md` has attributes, events, variables and keys.
 */
const meta = {
  title: "Embed/Elements",
  parameters: { visual: { skip: true } },
  // Tests switch the theme of the page, not that of elements.
  globals: { theme: "light" },
  beforeEach: () => {
    const own = window.fetch;
    const answer = mockFetch(catalogueHandlers("cliente"));
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).origin === origin ? answer(request) : own(input, init);
    };
    return () => {
      window.fetch = own;
    };
  },
} satisfies Meta<Values>;

export default meta;
type Story = StoryObj<Values>;

const element = (widget: EmbedWidget, shown: RegExp, args: Values = {}): Story => ({
  args: { key: "pk_your_key", ...args },
  argTypes: Object.fromEntries(
    (Object.keys(controls) as EmbedAttribute[])
      .filter((name) => hasAttribute(widget, name))
      .map((name) => [name, controls[name]]),
  ),
  render: (values, { globals }) => (
    <Live
      widget={widget}
      values={{ theme: String(globals["theme"]), locale: String(globals["locale"]), ...values }}
    />
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector(`caliper-${widget}`)?.shadowRoot;
    await waitFor(
      () => expect(root?.querySelector("[part=widget]")?.textContent ?? "").toMatch(shown),
      { timeout: loadsWithin },
    );
  },
});

export const Datasheet = element("datasheet", /BR31338[^]*Corolla/, {
  code: "BR31338",
  cart: "true",
});
export const CodeSearch = element("code-search", /D1200/, { code: "D-1200" });
export const VehicleSearch = element("vehicle-search", /Brand|Marca/);
export const MeasureSearch = element("measure-search", /rotor/i, { section: "rotors" });
export const Comparison = element("comparison", /BR31338[^]*BR1200/, {
  code: "BR31338",
  with: "BR1200",
  section: "rotors",
});
export const Drawing = element("drawing", /mm|304/, { code: "BR31338" });
