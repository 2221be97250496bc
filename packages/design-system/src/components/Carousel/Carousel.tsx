import type { ReactNode } from "react";
import { Group } from "react-aria-components";
import { IconButton } from "../IconButton/IconButton.tsx";
import { carousel, controls, counter, pager, slide } from "./Carousel.css.ts";
import { useRotation } from "./useRotation.ts";

export interface CarouselItem {
  id: string;
  /** A picture or short text. Give all items the same height so that the page does not jump. */
  content: ReactNode;
}

export interface CarouselProps {
  /** Accessible name of the region. */
  label: string;
  /** One is shown at a time; a single item has no pager. */
  items: readonly CarouselItem[];
  /** Name of the previous button; it wraps from the first item to the last. */
  previousLabel: string;
  /** Name of the next button; it wraps from the last item to the first. */
  nextLabel: string;
  /** Name of the button that stops automatic rotation. */
  pauseLabel: string;
  /** Name of the same button while paused. */
  playLabel: string;
  /** The position text; defaults to `2 / 3`. */
  positionText?: (position: number, total: number) => string;
  /** How long each item is shown, in ms. Defaults to 7000; 0 turns automatic rotation off. */
  interval?: number;
}

/**
 * Items one at a time, rotating automatically. Rotation stops on hover, on focus, in a background tab, when paused, and
 * under `prefers-reduced-motion`.
 */
export function Carousel({ label, ...rest }: CarouselProps) {
  return (
    <section aria-label={label}>
      <Group className={carousel} role="presentation">
        {({ isHovered, isFocusWithin }) => (
          <Slides {...rest} isInUse={isHovered || isFocusWithin} />
        )}
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
  positionText = (position, total) => `${position} / ${total}`,
  interval = 7000,
  isInUse,
}: Omit<CarouselProps, "label"> & { isInUse: boolean }) {
  const total = items.length;
  const rotation = useRotation(total, interval, isInUse);
  const { index, isPaused } = rotation;
  const button = (icon: "play" | "pause" | "chevronLeft" | "chevronRight", name: string) => ({
    icon,
    label: name,
    variant: "plain" as const,
    size: "chip" as const,
  });
  return (
    <>
      {/* Announced when the user changes the item, not on automatic rotation. */}
      <div className={slide} aria-live={rotation.isTurning ? "off" : "polite"}>
        {items[index]?.content}
      </div>
      {total > 1 && (
        <div className={pager}>
          <span className={counter}>{positionText(index + 1, total)}</span>
          <span className={controls}>
            {rotation.canTurn && (
              <IconButton
                {...(isPaused ? button("play", playLabel) : button("pause", pauseLabel))}
                onPress={() => rotation.setPaused(!isPaused)}
              />
            )}
            <IconButton {...button("chevronLeft", previousLabel)} onPress={() => rotation.go(-1)} />
            <IconButton {...button("chevronRight", nextLabel)} onPress={() => rotation.go(1)} />
          </span>
        </div>
      )}
    </>
  );
}
