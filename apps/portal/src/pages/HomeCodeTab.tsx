import { CodeSearch, type CodeSearchProps, RecentProducts } from "@caliper/catalogue-widgets";
import { useRecentProducts } from "../state/recent.ts";
import Banners from "./Banners.tsx";

/** Search by code, with the banners beside the results; before a search, recently viewed products. */
export default function HomeCodeTab(props: CodeSearchProps) {
  const { products } = useRecentProducts();
  return (
    <CodeSearch {...props} below={<Banners />} start={<RecentProducts products={products} />} />
  );
}
