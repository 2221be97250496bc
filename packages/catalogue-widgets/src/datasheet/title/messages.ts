import { defineMessages } from "react-intl";

export const messages = defineMessages({
  showQr: {
    id: "datasheet.title.showQr",
    defaultMessage: "Código QR",
    description: "Button: opens the dialog with the QR code of this page",
  },
});
