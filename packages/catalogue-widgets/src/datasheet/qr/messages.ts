import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    heading: {
      id: "datasheet.qr.heading",
      defaultMessage: "Código QR",
      description: "Title of the dialog",
    },
    hint: {
      id: "datasheet.qr.hint",
      defaultMessage: "Abre esta ficha técnica en un teléfono.",
      description: "Sentence under the title of the dialog",
    },
    download: {
      id: "datasheet.qr.download",
      defaultMessage: "Descargar PNG",
      description: "Button: saves the QR code as a picture",
    },
    close: {
      id: "datasheet.qr.close",
      defaultMessage: "Cerrar",
      description: "Button: closes the dialog",
    },
  }),
  image: defineMessage<{ code: string }>({
    id: "datasheet.qr.image",
    defaultMessage: "Código QR de {code}",
    description: "Alternative text of the QR code",
  }),
};
