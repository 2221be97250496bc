import { datasheetQuery } from "@caliper/api-client";
import { fluidOfCode, isSignedIn } from "@caliper/catalogue-model";
import {
  Datasheet,
  loadDatasheetBlocks,
  preloadMemberBlocks,
  RecentProducts,
  resume,
  useDatasheetTitle,
} from "@caliper/catalogue-widgets";
import { preloadable, Stack } from "@caliper/design-system";
import { Suspense, useEffect } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { useRecentProducts } from "../state/recent.ts";
import type { Services } from "../state/services.tsx";
import { useSession } from "../state/useSession.ts";
import { PageTitle } from "./PageTitle.tsx";

/** Resolves when the page renders without suspending. */
export const loaded = loadDatasheetBlocks();

const ProductActions = preloadable(
  async () => (await import("./ProductActions.tsx")).ProductActions,
);

const PartFit = preloadable(async () => (await import("./ProductActions.tsx")).PartFit);

/** Loads the blocks that only signed-in users see. */
export async function preloadForMembers(): Promise<void> {
  await Promise.all([ProductActions.preload(), preloadMemberBlocks()]);
}

/** Requests the datasheet before the page renders, which shows its own loading state. */
export function prefetch(
  { client, queries }: Services,
  question: { readonly code: string; readonly user: string | undefined },
): void {
  if (question.code.trim() !== "") void queries.prefetchQuery(datasheetQuery(client, question));
}

/** The datasheet of the product in the URL; needs no session. */
export default function DatasheetPage() {
  useEffect(() => resume(document.documentElement), []);
  const t = useText();
  const { viewer } = useSession();
  const [query] = useSearchParams();
  const code = query.get("codigo")?.trim() ?? "";
  const upperCaseCode = code.toUpperCase();
  const title = useDatasheetTitle(code);
  const { products, add } = useRecentProducts();
  const fluid = fluidOfCode(code);
  // Fluids have their own datasheet, for signed-in users.
  if (fluid !== undefined) return <Navigate to={paths.brakeFluidSheet(fluid)} replace />;
  return (
    <>
      <PageTitle>{title ?? (upperCaseCode || t("portal.datasheet.title"))}</PageTitle>
      <Stack gap={40}>
        <Datasheet
          key={code}
          code={code}
          onOpen={add}
          note={
            isSignedIn(viewer) && (
              <Suspense fallback={null}>
                <PartFit code={upperCaseCode} />
              </Suspense>
            )
          }
          actions={(datasheet) => (
            <Suspense fallback={null}>
              {isSignedIn(viewer) && <ProductActions datasheet={datasheet} />}
            </Suspense>
          )}
        />
        <RecentProducts products={products.filter((product) => product.code !== upperCaseCode)} />
      </Stack>
    </>
  );
}
