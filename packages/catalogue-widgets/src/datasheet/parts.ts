import { preloadable } from "@caliper/design-system";
import { QrCode } from "../shared/qr/index.ts";

const drawingBlocks = () => import("./drawingBlocks.ts");

export const DrawingPanel = preloadable(async () => (await drawingBlocks()).DrawingPanel);
export const DrawingScale = preloadable(async () => (await drawingBlocks()).DrawingScale);
export const RelatedBlock = preloadable(
  async () => (await import("./related/RelatedBlock.tsx")).RelatedBlock,
);
export const RelationNotes = preloadable(
  async () => (await import("./relations/RelationNotes.tsx")).RelationNotes,
);
export const ReplacementNotes = preloadable(
  async () => (await import("./replacements/ReplacementNotes.tsx")).ReplacementNotes,
);
export const VehicleTable = preloadable(
  async () => (await import("./applications/VehicleTable.tsx")).VehicleTable,
);

/**
 * Loads the largest blocks of a public datasheet. When it resolves, the datasheet renders without suspending; the rest does not wait for it.
 */
export const loadDatasheetBlocks = (): Promise<unknown> =>
  Promise.all(
    [
      DrawingPanel,
      DrawingScale,
      QrCode,
      RelatedBlock,
      RelationNotes,
      ReplacementNotes,
      VehicleTable,
    ].map((part) => part.preload()),
  );

const memberBlocks = () => import("./memberBlocks.ts");

export const InterchangesBlock = preloadable(async () => (await memberBlocks()).InterchangesBlock);
export const PricesBlock = preloadable(async () => (await memberBlocks()).PricesBlock);
export const PrintPricesButton = preloadable(async () => (await memberBlocks()).PrintPricesButton);
export const UpcBlock = preloadable(async () => (await memberBlocks()).UpcBlock);

/** Loads the blocks that only signed-in users, and access keys with prices, see. */
export async function preloadMemberBlocks(): Promise<void> {
  const parts = [InterchangesBlock, PricesBlock, PrintPricesButton, UpcBlock];
  await Promise.all(parts.map((part) => part.preload()));
}

/** Loads all of a datasheet, so that it renders without suspending. */
export async function preloadSheet(): Promise<void> {
  await Promise.all([loadDatasheetBlocks(), preloadMemberBlocks()]);
}
