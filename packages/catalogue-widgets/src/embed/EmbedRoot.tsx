import { anonymous } from "@caliper/catalogue-model";
import { LayoutContainer } from "@caliper/design-system";
import { ThemeRoot } from "@caliper/design-system/theme";
import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, useCallback, useEffect, useMemo, useState } from "react";
import {
  CatalogueProvider,
  CrashBoundary,
  CrashListener,
  type Messages,
} from "../provider/index.ts";
import { brandOf, warnOfContrast } from "./brand.ts";
import { widget } from "./Frame.css.ts";
import { embedLinks } from "./links.ts";
import type { EmbedTarget, RunOptions } from "./mount.ts";
import type { EmbedBrand } from "../shared/embed-options/index.ts";
import { useTheme } from "./useTheme.ts";
import type { WidgetProps } from "./widgets/props.ts";

export interface EmbedRootProps {
  Content: ComponentType<WidgetProps>;
  options: RunOptions;
  target: EmbedTarget;
  messages: Messages;
  /** The origin of the API and the portal. */
  origin: string;
  queryClient: QueryClient;
}

/** A widget in its theme, language and access. */
export function EmbedRoot({
  Content,
  options,
  target,
  messages,
  origin,
  queryClient,
}: EmbedRootProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { key, locale, linkTemplate } = options;
  const { links, follow } = useMemo(
    () => embedLinks(origin, target, { linkTemplate, locale }),
    [origin, target, linkTemplate, locale],
  );
  // Another object with the same content comes with every changed attribute.
  const brandText = JSON.stringify(options.brand ?? {});
  const brand = useMemo(() => brandOf(JSON.parse(brandText) as EmbedBrand), [brandText]);
  useEffect(() => warnOfContrast(brand), [brand]);

  const reportCrash = useCallback(() => target.failed("failed"), [target]);

  const navigate = (href: string) => {
    if (follow(href)) window.location.assign(href);
  };
  useEffect(() => {
    const { frame } = target;
    const onClick = (event: MouseEvent) => {
      const [start] = event.composedPath();
      const link = start instanceof Element ? start.closest("a[href]") : null;
      const href = link?.getAttribute("href");
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (href && isPlain && !follow(href)) event.preventDefault();
    };
    frame.addEventListener("click", onClick, true);
    return () => frame.removeEventListener("click", onClick, true);
  }, [target, follow]);
  return (
    <ThemeRoot theme={useTheme(options.theme)} brand={brand} scope="embedded">
      <div ref={setContainer} className={widget} part="widget">
        <LayoutContainer value={container}>
          <CatalogueProvider
            apiUrl={origin}
            embedKey={key}
            queryClient={queryClient}
            locale={locale}
            messages={messages}
            // Without a key, never the session of someone who is signed in to the portal.
            viewer={key === undefined ? anonymous : undefined}
            links={links}
            headingLevel={options.headingLevel ?? 2}
            navigate={navigate}
          >
            <CrashListener value={reportCrash}>
              <CrashBoundary props={options}>
                <Content options={options} target={target} />
              </CrashBoundary>
            </CrashListener>
          </CatalogueProvider>
        </LayoutContainer>
      </div>
    </ThemeRoot>
  );
}
