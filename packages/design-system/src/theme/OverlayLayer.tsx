import { type ReactNode, useEffect, useState } from "react";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { layer } from "./OverlayLayer.css.ts";
import { OverlayLayerContext } from "./overlayContext.ts";

/**
 * Overlays of the children open in an element beside them, in the browser's top layer: above any `z-index` of a host page,
 * and not clipped or moved by a transformed or scrolling parent.
 */
export function OverlayLayer({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => {
    // Browsers without popovers show overlays in place.
    if (typeof container?.showPopover !== "function") return undefined;
    let opened = { x: 0, y: 0 };
    // Lists and tooltips stay at their trigger when the page scrolls.
    const follow = () => {
      container.style.top = `${opened.y - window.scrollY}px`;
      container.style.left = `${opened.x - window.scrollX}px`;
    };
    const place = () => {
      const isShown = container.matches(":popover-open");
      const hasOverlay = container.querySelector(":scope > :not([aria-live])") !== null;
      if (hasOverlay && !isShown) {
        // Positions are computed without the zoom of the page's elements.
        const zoom = container.parentElement?.currentCSSZoom ?? 1;
        container.style.setProperty("zoom", String(1 / zoom));
        opened = { x: window.scrollX, y: window.scrollY };
        follow();
        container.showPopover();
        window.addEventListener("scroll", follow, { passive: true });
      } else if (!hasOverlay && isShown) {
        container.hidePopover();
        window.removeEventListener("scroll", follow);
      }
    };
    const observer = new MutationObserver(place);
    observer.observe(container, { childList: true });
    place();
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", follow);
    };
  }, [container]);
  return (
    <OverlayLayerContext value={container}>
      <UNSAFE_PortalProvider getContainer={() => container}>{children}</UNSAFE_PortalProvider>
      <div ref={setContainer} className={layer} popover="manual" />
    </OverlayLayerContext>
  );
}
