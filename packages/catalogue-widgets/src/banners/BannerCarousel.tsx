import { type BannerCache, bannersQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { contained, useClient } from "../provider/index.ts";
import { BannerCarouselView } from "./BannerCarouselView.tsx";

export interface BannerCarouselProps {
  /** Caches the banners between page loads. */
  cache?: BannerCache | undefined;
}

/** The active banners. A failed request shows none. */
export const BannerCarousel = contained("banners", BannerCarouselContent);

function BannerCarouselContent({ cache }: BannerCarouselProps) {
  const { data } = useQuery(bannersQuery(useClient(), cache));
  return <BannerCarouselView banners={data ?? []} />;
}
