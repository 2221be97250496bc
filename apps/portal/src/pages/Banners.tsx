import { BannerCarousel } from "@caliper/catalogue-widgets";
import { useServices } from "../state/services.tsx";

/** The active banners; the browser tab remembers them. */
export default function Banners() {
  return <BannerCarousel cache={useServices().store.banners} />;
}
