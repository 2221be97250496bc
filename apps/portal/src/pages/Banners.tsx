import { BannerCarousel } from "@caliper/catalogue-widgets";
import { useServices } from "../state/services.tsx";

/** The active banners, cached per browser tab. */
export default function Banners() {
  return <BannerCarousel cache={useServices().store.banners} />;
}
