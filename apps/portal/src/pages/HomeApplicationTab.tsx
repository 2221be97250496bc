import { ApplicationSearch, type ApplicationSearchProps } from "@caliper/catalogue-widgets";
import Banners from "./Banners.tsx";

/** Search by vehicle, with the banners. */
export default function HomeApplicationTab(props: ApplicationSearchProps) {
  return <ApplicationSearch {...props} below={<Banners />} />;
}
