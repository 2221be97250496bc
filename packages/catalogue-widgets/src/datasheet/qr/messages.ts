import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    hint: {
      id: "datasheet.qr.hint",
      defaultMessage: "Escanee para abrir esta ficha técnica en un teléfono.",
      description: "Sentence under the title of the dialog",
    },
    download: {
      id: "datasheet.qr.download",
      defaultMessage: "Descargar PNG",
      description: "Button: saves the QR code as a picture",
    },
  }),
  image: defineMessage<{ code: string }>({
    id: "datasheet.qr.image",
    defaultMessage: "Código QR de {code}",
    description: "Alternative text of the QR code",
  }),
};
