import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** Distance from the viewport at which pages are loaded. */
const ahead = "900px 0px";

/**
 * Whether an element is near the viewport, and its last height, which a gap keeps when it is not.
 */
export function useNear<E extends HTMLElement>(
  onNear: () => void,
): { ref: RefObject<E | null>; isNear: boolean; height: number | undefined } {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState<number>();
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // `scrollMargin` is the margin for nested scrolling boxes; some type libraries lack it.
    const options = { rootMargin: ahead, scrollMargin: ahead };
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      if (entry.isIntersecting) near();
      else if (entry.boundingClientRect.height > 0) setHeight(entry.boundingClientRect.height);
      setNear(entry.isIntersecting);
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear, height };
}
