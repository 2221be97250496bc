import { useState } from "react";
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
  alt: string;
}

export interface GalleryProps {
  /** Only pictures that are known to exist, in order. */
  images: readonly GalleryImage[];
  /** What stands there when there are none. */
  fallback: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** `Image 2 of 4`: the name of a thumbnail and of the counter. */
  positionLabel: (position: number, total: number) => string;
}

/** Pictures of one thing, one large. Arrows stop at the ends. */
export function Gallery({
  images,
  fallback,
  previousLabel,
  nextLabel,
  positionLabel,
}: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, images.length - 1);
  const image = images[index];
  if (!image) return <div className={stage}>{fallback}</div>;
  const total = images.length;
  return (
    <div className={gallery({ hasThumbnails: total > 1 })}>
      <div className={stage}>
        <img className={picture} src={image.src} alt={image.alt} />
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
                onPress={() => setChosen(index - 1)}
              />
              <IconButton
                icon="chevronRight"
                label={nextLabel}
                isDisabled={index === total - 1}
                onPress={() => setChosen(index + 1)}
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
              <img className={thumbnailPicture} src={src} alt="" />
            </AriaButton>
          ))}
        </div>
      )}
    </div>
  );
}
