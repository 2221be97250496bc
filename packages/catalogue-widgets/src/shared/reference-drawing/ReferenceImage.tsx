import { useText } from "../../messages/index.ts";
import { reference } from "./ReferenceImage.css.ts";

export interface ReferenceImageProps {
  address: string;
  /** Name of the drawing: BR01. */
  name: string;
}

/** The uploaded drawing that parts of a kind share; it shows the letters, not the sizes. */
export function ReferenceImage({ address, name }: ReferenceImageProps) {
  const t = useText();
  return (
    <img
      className={reference}
      src={address}
      alt={t("datasheet.drawing.referenceImage", { name })}
      decoding="async"
    />
  );
}
