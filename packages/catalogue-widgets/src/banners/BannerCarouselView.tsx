import type { Banner } from "@caliper/api-client";
import { Carousel } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { image, stage } from "./BannerCarousel.css.ts";
import { bannerMessages } from "./messages.ts";

export interface BannerCarouselViewProps {
  banners: readonly Banner[];
}

/** Uploaded pictures, one at a time; renders nothing without pictures. */
export function BannerCarouselView({ banners }: BannerCarouselViewProps) {
  const { formatMessage } = useIntl();
  const [broken, setBroken] = useState<readonly number[]>([]);
  const whole = banners.filter(({ id }) => !broken.includes(id));
  if (whole.length === 0) return null;
  const total = whole.length;
  return (
    <Carousel
      label={formatMessage(bannerMessages.label)}
      previousLabel={formatMessage(bannerMessages.previous)}
      nextLabel={formatMessage(bannerMessages.next)}
      pauseLabel={formatMessage(bannerMessages.pause)}
      playLabel={formatMessage(bannerMessages.play)}
      positionText={(position) => formatMessage(bannerMessages.position, { position, total })}
      items={whole.map(({ id, url }, index) => ({
        id: String(id),
        content: (
          <div key={id} className={stage}>
            <img
              className={image}
              src={url}
              alt={formatMessage(bannerMessages.banner, { position: index + 1, total })}
              onError={() => setBroken((known) => [...known, id])}
            />
          </div>
        ),
      }))}
    />
  );
}
