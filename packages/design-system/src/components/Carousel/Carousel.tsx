import { useEffect, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { media } from "../../theme/scale.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { carousel, controls, counter, pager, slide } from "./Carousel.css.ts";

export interface CarouselItem {
  id: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** The name of the region. */
  label: string;
  items: readonly CarouselItem[];
  previousLabel: string;
  nextLabel: string;
  pauseLabel: string;
  playLabel: string;
  /** Milliseconds each item stays; 0 never turns by itself. */
  interval?: number;
}

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(media.reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};
const wantsStillness = () => window.matchMedia(media.reducedMotion).matches;

/** Banners, one at a time. Stands still under the pointer, under the focus, when paused, and for whoever asked for less motion. */
export function Carousel({
  label,
  items,
  previousLabel,
  nextLabel,
  pauseLabel,
  playLabel,
  interval = 6000,
}: CarouselProps) {
  const [chosen, setChosen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isStill = useSyncExternalStore(subscribe, wantsStillness, () => true);
  const total = items.length;
  const index = total === 0 ? 0 : chosen % total;
  const turns = total > 1 && interval > 0 && !isStill;
  const isTurning = turns && !isPaused && !isHeld;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setChosen((now) => now + 1), interval);
    return () => clearInterval(timer);
  }, [isTurning, interval]);

  const item = items[index];
  if (!item) return null;
  return (
    <section
      className={carousel}
      aria-label={label}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={slide} aria-live={isTurning ? "off" : "polite"}>
        {item.content}
      </div>
      {total > 1 && (
        <div className={pager}>
          <span className={counter}>
            {index + 1} / {total}
          </span>
          <span className={controls}>
            {turns && (
              <IconButton
                icon={isPaused ? "play" : "pause"}
                label={isPaused ? playLabel : pauseLabel}
                variant="plain"
                size="chip"
                onPress={() => setPaused(!isPaused)}
              />
            )}
            <IconButton
              icon="chevronLeft"
              label={previousLabel}
              variant="plain"
              size="chip"
              onPress={() => setChosen(index + total - 1)}
            />
            <IconButton
              icon="chevronRight"
              label={nextLabel}
              variant="plain"
              size="chip"
              onPress={() => setChosen(index + 1)}
            />
          </span>
        </div>
      )}
    </section>
  );
}
