import type { Datasheet } from "@caliper/api-client";
import { ProductAmendments } from "@caliper/administration";
import { MakeAmendment } from "@caliper/catalogue-widgets";
import { AddToList } from "@caliper/catalogue-widgets/shared";
export { PartFit } from "@caliper/catalogue-widgets";
import { paths } from "../paths.ts";
import { useServices } from "../state/services.tsx";

/** Corrections of a product: those that wait for review, and a new one. */
export function ProductActions({ datasheet }: { datasheet: Datasheet }) {
  const { code } = datasheet;
  const { store } = useServices();
  return (
    <>
      <AddToList as="button" parts={[{ code }]} />
      <ProductAmendments code={code} href={paths.adminPanel({ view: "amendments", code })} />
      <MakeAmendment code={code} datasheet={datasheet} kept={store.amendment} />
    </>
  );
}
