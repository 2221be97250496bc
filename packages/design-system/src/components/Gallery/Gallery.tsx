import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components";
import { IconButton } from "../IconButton/IconButton.tsx";
import {
  arrows,
  counter,
  gallery,
  picture,
  stage,
  thumbnail,
  thumbnailPicture,
  thumbnails,
} from "./Gallery.css.ts";

export interface GalleryImage {
  src: string;
  /** What the picture shows, for whoever cannot see it. */
  alt: string;
}

export interface GalleryProps {
  /** In order. One that does not load is left out. */
  images: readonly GalleryImage[];
  /** What stands there when there are none: the default picture, or an `EmptyState`. */
  fallback: ReactNode;
  /** Names the arrow back; it is off at the first picture. */
  previousLabel: string;
  /** Names the arrow on; it is off at the last picture. */
  nextLabel: string;
  /** `Image 2 of 4`: the name of a thumbnail and of the counter. */
  positionLabel: (position: number, total: number) => string;
}

/** Pictures of one thing, one large. Arrows stop at the ends. */
export function Gallery({
  images: given,
  fallback,
  previousLabel,
  nextLabel,
  positionLabel,
}: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const images = given.filter(({ src }) => !broken.includes(src));
  const index = Math.min(chosen, images.length - 1);
  const image = images[index];
  if (!image) return <div className={stage({ isEmpty: true })}>{fallback}</div>;
  const total = images.length;
  const leaveOut = (src: string) => setBroken((known) => [...known, src]);
  const go = (to: number) => {
    setChosen(to);
    // The arrow that goes off would take the focus with it.
    if (to === 0) on.current?.focus();
    if (to === total - 1) back.current?.focus();
  };
  return (
    <div className={gallery({ hasThumbnails: total > 1 })}>
      <div className={stage()}>
        <img
          className={picture}
          src={image.src}
          alt={image.alt}
          onError={() => leaveOut(image.src)}
        />
        {total > 1 && (
          <>
            <output className={counter} aria-label={positionLabel(index + 1, total)}>
              {index + 1} / {total}
            </output>
            <span className={arrows}>
              <IconButton
                icon="chevronLeft"
                label={previousLabel}
                isDisabled={index === 0}
                onPress={() => go(index - 1)}
                ref={back}
              />
              <IconButton
                icon="chevronRight"
                label={nextLabel}
                isDisabled={index === total - 1}
                onPress={() => go(index + 1)}
                ref={on}
              />
            </span>
          </>
        )}
      </div>
      {total > 1 && (
        <div className={thumbnails}>
          {images.map(({ src }, position) => (
            <AriaButton
              key={src}
              className={thumbnail({ isCurrent: position === index })}
              aria-label={positionLabel(position + 1, total)}
              aria-current={position === index ? "true" : undefined}
              onPress={() => setChosen(position)}
            >
              <img className={thumbnailPicture} src={src} alt="" onError={() => leaveOut(src)} />
            </AriaButton>
          ))}
        </div>
      )}
    </div>
  );
}
