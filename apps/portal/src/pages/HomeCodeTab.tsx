import {
  CodeSearch,
  type CodeSearchProps,
  PartsWall,
  RecentProducts,
} from "@caliper/catalogue-widgets";
import { sectionHref } from "../shell/hrefs.ts";
import { useRecentProducts } from "../state/recent.ts";
import Banners from "./Banners.tsx";

/** Search by code, with the banners beside the results; before a search, the families and recently viewed products. */
export default function HomeCodeTab(props: CodeSearchProps) {
  const { products } = useRecentProducts();
  return (
    <CodeSearch
      {...props}
      below={<Banners />}
      start={
        <>
          <PartsWall hrefOf={sectionHref} />
          <RecentProducts products={products} />
        </>
      }
    />
  );
}
