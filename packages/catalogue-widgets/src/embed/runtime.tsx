import type { ComponentType } from "react";
import { createRoot, type Root } from "react-dom/client";
import { EmbedRoot } from "./EmbedRoot.tsx";
import { frame } from "./Frame.css.ts";
import { onRestart, restartAll } from "./late.ts";
import type { EmbedRuntime, EmbedTarget } from "./mount.ts";
import type { EmbedWidget } from "../shared/embed-options/index.ts";
import type { EmbedResources } from "./resources.ts";
import { share } from "./shared.ts";
import { keepTypedKeys } from "./typedKeys.ts";
import type { WidgetProps } from "./widgets/props.ts";

let started = 0;

/** The code that shows one widget; all widgets of a page share styles, fonts and data. */
export const runtimeOf = (
  widget: EmbedWidget,
  Content: ComponentType<WidgetProps>,
  resources: EmbedResources,
): EmbedRuntime => ({
  start(host, initial) {
    const container = host.frame;
    const shadow = container.getRootNode() as ShadowRoot;
    const [shared, release] = share(resources);
    const view = shadow.ownerDocument.defaultView ?? window;
    const letKeysGo = keepTypedKeys(container);
    const ignoreRestarts = onRestart(() => host.restart());
    const target: EmbedTarget = {
      ...host,
      // What the reader came for loads first, fonts after it.
      ready(detail) {
        host.ready(detail);
        shared.showFonts();
      },
      failed(reason) {
        host.failed(reason);
        shared.showFonts();
      },
    };
    let options = initial;
    let root: Root | undefined;
    let isStopped = false;
    let isStyled = false;

    const render = async () => {
      const { locale } = options;
      const [styles, messages] = await resources.first(widget, locale);
      // A later update renders.
      if (isStopped || options.locale !== locale) return;
      if (!isStyled) {
        const sheet = new view.CSSStyleSheet();
        sheet.replaceSync(styles);
        shadow.adoptedStyleSheets = [sheet];
      }
      container.className = frame;
      container.lang = locale;
      container.setAttribute("part", "frame");
      root ??= createRoot(container, {
        identifierPrefix: `caliper-${(started += 1)}-`,
        onUncaughtError: () => target.failed("failed"),
      });
      root.render(
        <EmbedRoot
          Content={Content}
          options={options}
          target={target}
          messages={messages}
          origin={options.server ?? resources.origin}
          queryClient={shared.queriesOf(options)}
        />,
      );
    };
    const styleAll = async () => {
      const sheet = await shared.sheetOf(view);
      if (isStopped) return;
      isStyled = true;
      shadow.adoptedStyleSheets = [sheet];
    };
    const update = () =>
      void render().catch(() => {
        if (!restartAll(resources)) target.failed("script");
      });
    update();
    // Without them the widget shows its first content.
    void styleAll().catch(() => undefined);
    return {
      update(changed) {
        options = changed;
        update();
      },
      stop() {
        isStopped = true;
        root?.unmount();
        letKeysGo();
        ignoreRestarts();
        release();
      },
    };
  },
});
