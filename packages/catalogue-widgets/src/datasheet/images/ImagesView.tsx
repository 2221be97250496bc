import type { Datasheet } from "@caliper/api-client";
import { Gallery } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Block } from "../../shared/sheet-layout/index.ts";
import { DefaultImage } from "./DefaultImage.tsx";
import { messages } from "./messages.ts";

export interface ImagesViewProps {
  /** The part: its code, family, dimensions and pictures. */
  datasheet: Pick<Datasheet, "code" | "family" | "dimensions" | "images">;
}

/** The width of the picture: the browser's own measure where it has one, otherwise at most a third of a sheet. */
const gallerySizes = "auto, (max-width: 700px) 100vw, 480px";

/** Up to four pictures of the part; arrows stop at the ends. The default image when there are none. */
export function ImagesView({ datasheet }: ImagesViewProps) {
  const { formatMessage } = useIntl();
  const { images } = datasheet;
  const count = images.length;
  return (
    <Block heading={formatMessage(messages.heading)} gap fill>
      {count === 0 ? (
        <DefaultImage datasheet={datasheet} />
      ) : (
        <Gallery
          sizes={gallerySizes}
          images={images.map(({ url, ...image }, index) => ({
            ...image,
            src: url,
            alt: formatMessage(messages.image, { code: datasheet.code, number: index + 1, count }),
          }))}
          fallback={null}
          previousLabel={formatMessage(messages.previousImage)}
          nextLabel={formatMessage(messages.nextImage)}
          positionLabel={(position, total) =>
            formatMessage(messages.position, { number: position, count: total })
          }
        />
      )}
    </Block>
  );
}
