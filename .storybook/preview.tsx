import { intlLocale, type Language, languages } from "@caliper/catalogue-model";
import "@caliper/design-system/fonts";
import { I18nProvider, preloadOverlays, RouterProvider, toasts } from "@caliper/design-system";
import { brands, type Theme, ThemeRoot } from "@caliper/design-system/theme";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure, fn } from "storybook/test";
import { docs } from "./docs/index.tsx";
import { unstyled } from "./styled.ts";

// Lazy parts and answers are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Under test, stories start in the dark theme, in a small window; their light pictures are taken afterwards. */
const isTest = import.meta.env["STORYBOOK_THEME"] === "dark";

/** Axe's rules about a whole page, which a story is not, and the slowest one, which `vitest.setup.ts` checks itself. */
const rulesLeftOut = [
  "avoid-inline-spacing",
  "bypass",
  "document-title",
  "html-has-lang",
  "landmark-one-main",
  "page-has-heading-one",
];

const followLink = fn().mockName("follow link");

const widths = { phone: 390, tablet: 900, desktop: 1440 } as const;
/** In px. Low, because pictures of open overlays show the whole window. */
const pictureWindow = { width: 1200, height: 520 };

/**
 * Theme and language around every story. Stories of widgets add their own data provider and read the access level from
 * `globals.level`.
 */
const withTheme: Decorator = (Story, { globals, parameters, viewMode, component }) => {
  const theme = globals["theme"] as Theme["name"];
  const brand = globals["brand"] as keyof typeof brands;
  const isDocs = viewMode === "docs";
  // On a documentation page a foundation fills the page without margins of its own.
  const isFullPage = parameters["layout"] === "fullscreen" || (isDocs && !component);
  return (
    // On a documentation page many stories share the document; each contains its theme and overlays.
    <ThemeRoot
      theme={theme}
      // The build's own brand is the default.
      brand={brand === "caliper" ? undefined : brands[brand]}
      scope={isDocs ? "embedded" : "page"}
    >
      <I18nProvider locale={intlLocale(globals["locale"] as Language)}>
        {/* Following a link would leave Storybook and end the test. */}
        <RouterProvider navigate={followLink}>
          <div data-testid="story-root" style={isFullPage ? undefined : { padding: 16 }}>
            <Story />
          </div>
        </RouterProvider>
      </I18nProvider>
    </ThemeRoot>
  );
};

/** Play functions look at an overlay as soon as it opens, when it would still be transparent. */
const stillStyle = document.createElement("style");
stillStyle.textContent =
  "[data-entering], [data-exiting] { opacity: 1 !important; transition: none !important }";

type ToolbarIcon = "mirror" | "globe" | "paintbrush" | "user";

const toolbar = (title: string, icon: ToolbarIcon, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  beforeEach: ({ viewMode }) => {
    // Toasts of one story do not appear in the next.
    toasts.clear();
    if (viewMode !== "docs") document.head.append(stillStyle);
  },
  // Stories open overlays at once; in an application their code loads when the first one opens.
  loaders: [preloadOverlays],
  tags: ["autodocs"],
  parameters: {
    a11y: {
      test: "error",
      context: {
        // Axe indexes a whole document. In a part of one, each rule would search all elements.
        include: isTest ? "html" : "body",
        // React Aria announces a button that was pending even if its dialog has closed since.
        exclude: "[data-live-announcer]",
      },
      // Under test, contrast is measured afterwards, in both themes.
      ...(isTest && {
        // Styles are not loaded again for rules that are not enabled.
        options: { resultTypes: ["violations"], preload: false },
        config: {
          rules: ["color-contrast", ...rulesLeftOut].map((id) => ({ id, enabled: false })),
        },
      }),
    },
    docs,
    layout: "padded",
    controls: { expanded: true },
    // Modes for teams with a Chromatic project; the committed pictures need no account.
    chromatic: {
      modes: {
        light: { theme: "light", viewport: "desktop" },
        dark: { theme: "dark", viewport: "desktop" },
        phone: { theme: "light", viewport: "phone" },
      },
    },
    viewport: {
      options: {
        ...Object.fromEntries(
          Object.entries(widths).map(([name, width]) => [
            name,
            { name: `${name} ${width}`, styles: { width: `${width}px`, height: "900px" } },
          ]),
        ),
        picture: {
          name: "picture",
          styles: { width: `${pictureWindow.width}px`, height: `${pictureWindow.height}px` },
        },
      },
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Foundations",
          [
            "Color",
            "Type",
            "Space",
            "Icons",
            "Elevation",
            "Motion",
            "Breakpoints",
            "Focus ring",
            "Print",
            "Brand",
            "Themes",
            "Tokens",
          ],
          "Layout",
          "Text",
          "Actions",
          "Forms",
          "Feedback",
          "Data",
          "Patterns",
          "*",
          "Embed",
          "Pages",
        ],
      },
    },
  },
  globalTypes: {
    theme: toolbar("Theme", "mirror", ["light", "dark"]),
    locale: toolbar(
      "Language",
      "globe",
      languages.map(({ id }) => id),
    ),
    brand: toolbar("Brand", "paintbrush", Object.keys(brands)),
    level: toolbar("Level", "user", ["anonymous", "JUNIOR", "CLIENTE", "PLANTA", "ADMIN"]),
  },
  initialGlobals: {
    theme: isTest ? "dark" : "light",
    locale: import.meta.env["STORYBOOK_LOCALE"] || "en",
    brand: "caliper",
    level: "CLIENTE",
    ...(isTest && { viewport: { value: "picture" } }),
  },
  decorators: [withTheme],
  afterEach: ({ viewMode }) => {
    if (viewMode === "docs") return;
    // Under test, pictures follow.
    if (!isTest) stillStyle.remove();
    const wrong = unstyled(document.body);
    if (wrong.length > 0) throw new Error(`Left unstyled:\n${wrong.join("\n")}`);
  },
};

export default preview;
