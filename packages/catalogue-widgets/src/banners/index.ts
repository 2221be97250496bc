export { BannerCarousel, type BannerCarouselProps } from "./BannerCarousel.tsx";
export { BannerCarouselView, type BannerCarouselViewProps } from "./BannerCarouselView.tsx";
