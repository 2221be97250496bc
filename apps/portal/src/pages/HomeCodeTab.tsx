import { CodeSearch } from "@caliper/catalogue-widgets";
import type { CodeSearchProps } from "@caliper/catalogue-widgets";
import Banners from "./Banners.tsx";

/** Search by code, with the banners beside the results. */
export default function HomeCodeTab(props: CodeSearchProps) {
  return <CodeSearch {...props} below={<Banners />} />;
}
