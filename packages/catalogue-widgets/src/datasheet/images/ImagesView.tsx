import type { Datasheet } from "@caliper/api-client";
import { Gallery } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { Block } from "../../shared/sheet-layout/index.ts";
import { DefaultImage } from "./DefaultImage.tsx";

export interface ImagesViewProps {
  /** The part: its code, family, dimensions and pictures. */
  datasheet: Pick<Datasheet, "code" | "family" | "dimensions" | "images">;
}

/** The width of the picture: the browser's own measure where it has one, otherwise at most a third of a sheet. */
const gallerySizes = "auto, (max-width: 700px) 100vw, 480px";

/** Up to four pictures of the part; arrows stop at the ends. The default image when there are none. */
export function ImagesView({ datasheet }: ImagesViewProps) {
  const t = useText();
  const { images } = datasheet;
  const count = images.length;
  return (
    <Block heading={t("datasheet.images.heading")} gap fill>
      {count === 0 ? (
        <DefaultImage datasheet={datasheet} />
      ) : (
        <Gallery
          sizes={gallerySizes}
          images={images.map(({ url, ...image }, index) => ({
            ...image,
            src: url,
            alt: t("datasheet.images.image", { code: datasheet.code, number: index + 1, count }),
          }))}
          fallback={null}
          previousLabel={t("common.previousImage")}
          nextLabel={t("common.nextImage")}
          positionLabel={(position, total) =>
            t("datasheet.images.position", { number: position, count: total })
          }
        />
      )}
    </Block>
  );
}
