import type { ReactNode } from "react";
import { Group } from "react-aria-components";
import { IconButton } from "../IconButton/IconButton.tsx";
import { carousel, controls, counter, pager, slide } from "./Carousel.css.ts";
import { useRotation } from "./useRotation.ts";

export interface CarouselItem {
  id: string;
  /** A picture or a few words; give all items one shape, so that what stands below does not jump. */
  content: ReactNode;
}

export interface CarouselProps {
  /** The name of the region. */
  label: string;
  /** One is shown at a time; a single one has no pager. */
  items: readonly CarouselItem[];
  /** Names the button that goes back; from the first it goes to the last. */
  previousLabel: string;
  /** Names the button that goes on; from the last it goes to the first. */
  nextLabel: string;
  /** Names the button that stops the items from changing by themselves. */
  pauseLabel: string;
  /** Names the same button while they are stopped. */
  playLabel: string;
  /** Says which of how many is shown; `2 / 3` unless told. */
  positionText?: (position: number, total: number) => string;
  /** Milliseconds each item stays: 7000 unless told, long enough to read it; 0 never changes by itself. */
  interval?: number;
}

/**
 * Items one at a time, changing by themselves. It stands still under the pointer, under the focus, in the background,
 * when paused, and always for whoever asked for less motion.
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
  positionText = (position, total) => `${position} / ${total}`,
  interval = 7000,
  isHeld,
}: Omit<CarouselProps, "label"> & { isHeld: boolean }) {
  const total = items.length;
  const rotation = useRotation(total, interval, isHeld);
  const { index, isPaused } = rotation;
  const button = (icon: "play" | "pause" | "chevronLeft" | "chevronRight", name: string) => ({
    icon,
    label: name,
    variant: "plain" as const,
    size: "chip" as const,
  });
  return (
    <>
      {/* Read out when the reader turned it, not when it turned by itself. */}
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
