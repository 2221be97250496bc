export { BannerCarousel } from "./BannerCarousel.tsx";
export type { BannerCarouselProps } from "./BannerCarousel.tsx";
export { BannerCarouselView } from "./BannerCarouselView.tsx";
export type { BannerCarouselViewProps } from "./BannerCarouselView.tsx";
