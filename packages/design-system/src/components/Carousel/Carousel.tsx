import { useEffect, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { Group } from "react-aria-components";
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

/**
 * Banners, one at a time. It stands still under the pointer, under the focus, when paused, and for whoever asked for
 * less motion.
 */
export function Carousel({ label, ...rest }: CarouselProps) {
  return (
    <section aria-label={label}>
      <Group className={carousel} role="presentation">
        {({ isHovered, isFocusWithin }) => <Slides {...rest} isHeld={isHovered || isFocusWithin} />}
      </Group>
    </section>
  );
}

function Slides({
  items,
  previousLabel,
  nextLabel,
  pauseLabel,
  playLabel,
  interval = 6000,
  isHeld,
}: Omit<CarouselProps, "label"> & { isHeld: boolean }) {
  const [chosen, setChosen] = useState(0);
  const [isPaused, setPaused] = useState(false);
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

  const step = (icon: "chevronLeft" | "chevronRight", name: string, by: number) => (
    <IconButton
      icon={icon}
      label={name}
      variant="plain"
      size="chip"
      onPress={() => setChosen(index + by)}
    />
  );

  return (
    <>
      <div className={slide} aria-live={isTurning ? "off" : "polite"}>
        {items[index]?.content}
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
            {step("chevronLeft", previousLabel, total - 1)}
            {step("chevronRight", nextLabel, 1)}
          </span>
        </div>
      )}
    </>
  );
}
