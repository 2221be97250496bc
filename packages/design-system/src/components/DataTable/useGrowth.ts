import { useEffect, useRef, useState } from "react";

/** Cards at a time: about three screens of a phone. */
const portion = 40;
/** Distance of the last card below the screen at which more are rendered. */
const ahead = "100%";

/** How many of `count` items to show: one portion, and another whenever the end comes near the screen. */
export function useGrowth(count: number) {
  const endRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(portion);
  const hasMore = shown < count;
  useEffect(() => {
    if (!hasMore || !endRef.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown(shown + portion);
      },
      { rootMargin: `0% 0% ${ahead} 0%` },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [hasMore, shown]);
  return { shown: Math.min(shown, count), endRef };
}
