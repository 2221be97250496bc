import { useIntl } from "react-intl";
import { messages } from "./messages.ts";
import { reference } from "./ReferenceImage.css.ts";

export interface ReferenceImageProps {
  address: string;
  /** Name of the drawing: BR01. */
  name: string;
}

/** The uploaded drawing that parts of a kind share; it shows the letters, not the sizes. */
export function ReferenceImage({ address, name }: ReferenceImageProps) {
  const { formatMessage } = useIntl();
  return (
    <img
      className={reference}
      src={address}
      alt={formatMessage(messages.referenceImage, { name })}
      decoding="async"
    />
  );
}
