import { type ReactNode, useRef, useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Gallery.css.ts";

export interface GalleryImage {
  src: string;
  /** Text alternative. */
  alt: string;
  /** Smaller versions with their widths, for `srcset`. */
  srcSet?: string | undefined;
  /** URL of a small version; `src` by default. */
  thumbnail?: string | undefined;
  /** Size of the picture in px, so that nothing moves when it is loaded. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface GalleryProps {
  /** In display order. Pictures that fail to load are left out. */
  images: readonly GalleryImage[];
  /** Shown if there are none: a default picture or an `EmptyState`. */
  fallback: ReactNode;
  /** Width of the large picture for `srcSet`, as in `sizes`; that of the window by default. */
  sizes?: string | undefined;
  /** Name of the previous button; disabled at the first picture. */
  previousLabel: string;
  /** Name of the next button; disabled at the last picture. */
  nextLabel: string;
  /** `Image 2 of 4`: name of a thumbnail and of the counter. */
  positionLabel: (position: number, total: number) => string;
}

/** Pictures of one part, one of them large. */
export function Gallery({
  images: given,
  fallback,
  sizes,
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
  if (!image) return <div className={styles.stage({ isEmpty: true })}>{fallback}</div>;
  const total = images.length;
  const markBroken = (src: string) => setBroken((sources) => [...sources, src]);
  const go = (to: number) => {
    setChosen(to);
    // A button that becomes disabled would lose focus.
    if (to === 0) on.current?.focus();
    if (to === total - 1) back.current?.focus();
  };
  return (
    <div className={styles.gallery({ hasThumbnails: total > 1 })}>
      <div className={styles.stage()}>
        <img
          className={styles.picture({ isSized: image.width !== undefined })}
          loading="lazy"
          decoding="async"
          sizes={sizes}
          srcSet={image.srcSet}
          src={image.src}
          width={image.width}
          height={image.height}
          alt={image.alt}
          onError={() => markBroken(image.src)}
        />
        {total > 1 && (
          <>
            <output className={styles.counter} aria-label={positionLabel(index + 1, total)}>
              {index + 1} / {total}
            </output>
            <span className={styles.arrows}>
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
        <div className={styles.thumbnails}>
          {images.map(({ src, thumbnail = src }, position) => (
            <AriaButton
              key={src}
              className={styles.thumbnail({ isCurrent: position === index })}
              aria-label={positionLabel(position + 1, total)}
              aria-current={position === index ? "true" : undefined}
              onPress={() => setChosen(position)}
            >
              <img
                className={styles.thumbnailPicture}
                loading="lazy"
                src={thumbnail}
                alt=""
                onError={() => markBroken(src)}
              />
            </AriaButton>
          ))}
        </div>
      )}
    </div>
  );
}
