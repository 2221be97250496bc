import { BannerCarousel } from "@caliper/catalogue-widgets";
import { store } from "../state/services.ts";

/** The active banners; the browser tab remembers them. */
export default function Banners() {
  return <BannerCarousel cache={store.banners} />;
}
