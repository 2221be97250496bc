import { type BannerCache, bannersQuery } from "@caliper/api-client";
import { Skeleton } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { contained, useClient } from "../provider/index.ts";
import { stage } from "./BannerCarousel.css.ts";
import { BannerCarouselView } from "./BannerCarouselView.tsx";

export interface BannerCarouselProps {
  /** Caches the banners between page loads. */
  cache?: BannerCache | undefined;
}

/** The active banners. A failed request shows none. */
export const BannerCarousel = contained("banners", BannerCarouselContent);

function BannerCarouselContent({ cache }: BannerCarouselProps) {
  const { data, isPending } = useQuery(bannersQuery(useClient(), cache));
  if (!isPending) return <BannerCarouselView banners={data ?? []} />;
  return (
    <div className={stage}>
      <Skeleton shape="block" />
    </div>
  );
}
