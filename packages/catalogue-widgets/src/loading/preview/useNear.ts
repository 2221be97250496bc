import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";

/** How far from the screen something may be and still be got ready. */
const ahead = "900px 0px";

/**
 * Whether an element is on the screen or near it, and how tall it was when it last was: what is far
 * away is a gap of that height. Scrolling boxes between it and the page count, too.
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
    // `scrollMargin` is the same margin for boxes that scroll in the page; not in every type library yet.
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
