import type { Banner } from "@caliper/api-client";
import { IconButton, Inline, Text } from "@caliper/design-system";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { foot, frame, image, stage } from "./BannerCarousel.css.ts";
import { bannerMessages } from "./messages.ts";
import { useHeld } from "./useHeld.ts";
import { useRotation } from "./useRotation.ts";

export interface BannerCarouselViewProps {
  banners: readonly Banner[];
}

/** Uploaded pictures, one at a time; nothing at all without any. */
export function BannerCarouselView({ banners }: BannerCarouselViewProps) {
  const [broken, setBroken] = useState<readonly number[]>([]);
  const whole = banners.filter(({ id }) => !broken.includes(id));
  if (whole.length === 0) return null;
  return <Carousel banners={whole} onBroken={(id) => setBroken([...broken, id])} />;
}

function Carousel({
  banners,
  onBroken,
}: BannerCarouselViewProps & { onBroken: (id: number) => void }) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLElement>(null);
  const isHeld = useHeld(root);
  const total = banners.length;
  const { shown, isPlaying, setPlaying, go } = useRotation(total, isHeld);
  const banner = banners[shown];
  if (banner === undefined) return null;
  const place = { position: shown + 1, total };
  return (
    <section
      className={frame}
      ref={root}
      aria-roledescription="carousel"
      aria-label={formatMessage(bannerMessages.label)}
    >
      <div className={stage} aria-live={isPlaying && !isHeld ? "off" : "polite"}>
        <img
          key={banner.id}
          className={image}
          src={banner.url}
          alt={formatMessage(bannerMessages.banner, place)}
          onError={() => onBroken(banner.id)}
        />
      </div>
      {total > 1 && (
        <div className={foot}>
          <Text variant="drawing" tone="muted">
            {formatMessage(bannerMessages.position, place)}
          </Text>
          <Inline gap={4} wrap={false}>
            <IconButton
              icon={isPlaying ? "pause" : "play"}
              label={formatMessage(isPlaying ? bannerMessages.pause : bannerMessages.play)}
              variant="plain"
              size="chip"
              onPress={() => setPlaying(!isPlaying)}
            />
            <IconButton
              icon="chevronLeft"
              label={formatMessage(bannerMessages.previous)}
              variant="plain"
              size="chip"
              onPress={() => go(-1)}
            />
            <IconButton
              icon="chevronRight"
              label={formatMessage(bannerMessages.next)}
              variant="plain"
              size="chip"
              onPress={() => go(1)}
            />
          </Inline>
        </div>
      )}
    </section>
  );
}
