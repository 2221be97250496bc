import type { Viewer } from "@caliper/catalogue-model";
import type { Answer, Query } from "@caliper/api-client/wire";
import type { Catalogue } from "../../catalogue/index.ts";
import type { FilesService } from "../../files/files.service.ts";
import { datasheetAnswer, drawingOf } from "./datasheet.ts";
import { relatedAnswer } from "./vehicles.ts";

export type DatasheetAnswers = ReturnType<typeof datasheetAnswers>;

/** The answers behind a datasheet, for API callers and for pages that the server renders. */
export const datasheetAnswers = (
  { datasheets, vehicles }: Pick<Catalogue, "datasheets" | "vehicles">,
  files: FilesService,
) => ({
  /** @throws Refusal for an unknown code, and for a part that the viewer may not see */
  async datasheet(viewer: Viewer, code: string): Promise<Answer<"fichaInfo">> {
    const sheet = await datasheets.find({ code, viewer });
    const drawing = drawingOf(sheet);
    const [pictures, [ofDrawing]] = await Promise.all([
      files.pictures(viewer, sheet.product.code),
      drawing === undefined ? [] : files.pictures(viewer, drawing),
    ]);
    return datasheetAnswer(sheet, pictures, ofDrawing);
  },

  /** @throws Refusal as `datasheet` does */
  async related(
    viewer: Viewer,
    query: Query<"relatedProducts">,
  ): Promise<Answer<"relatedProducts">> {
    const { codigo, marca: maker, modelo: model, desde: from, hasta } = query;
    const vehicle = { maker, model, from, to: hasta ?? null };
    return relatedAnswer(await vehicles.related(viewer, codigo, vehicle));
  },
});
