import type { Banner } from "@caliper/api-client";
import { Card, Carousel, Dialog } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { complete, image, stage } from "./BannerCarousel.css.ts";
import { contained, useLocale } from "../provider/index.ts";

export interface BannerCarouselViewProps {
  /** The pictures in the order they are shown. */
  banners: readonly Banner[];
}

/** Uploaded pictures, one at a time; renders nothing without pictures. */
export const BannerCarouselView = contained("banners", BannerCarouselViewContent);

function BannerCarouselViewContent({ banners }: BannerCarouselViewProps) {
  const t = useText();
  const [broken, setBroken] = useState<readonly number[]>([]);
  const [open, setOpen] = useState<Banner | null>(null);
  const locale = useLocale();
  const whole = banners.filter(
    ({ id, language = locale }) => !broken.includes(id) && language === locale,
  );
  if (whole.length === 0) return null;
  const total = whole.length;
  const nameOf = (position: number) => t("banners.banner", { position, total });
  return (
    <>
      <Carousel
        label={t("banners.label")}
        previousLabel={t("banners.previous")}
        nextLabel={t("banners.next")}
        pauseLabel={t("banners.pause")}
        playLabel={t("banners.play")}
        positionText={(position) => t("banners.position", { position, total })}
        items={whole.map((banner, index) => {
          const picture = (
            <img
              className={image}
              src={banner.url}
              alt={nameOf(index + 1)}
              onError={() => setBroken((brokenIds) => [...brokenIds, banner.id])}
            />
          );
          return {
            id: String(banner.id),
            content: (
              <div key={banner.id} className={stage}>
                {banner.complete === undefined ? (
                  picture
                ) : (
                  <Card padding={0} onPress={() => setOpen(banner)}>
                    {picture}
                  </Card>
                )}
              </div>
            ),
          };
        })}
      />
      <Dialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={t("banners.complete")}
        closeLabel={t("common.close")}
        size="large"
      >
        {open !== null && (
          <img className={complete} src={open.complete} alt={nameOf(whole.indexOf(open) + 1)} />
        )}
      </Dialog>
    </>
  );
}
