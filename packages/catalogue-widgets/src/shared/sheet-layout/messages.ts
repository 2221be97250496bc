import { defineMessages } from "react-intl";

export const messages = defineMessages({
  print: {
    id: "datasheet.title.print",
    defaultMessage: "Imprimir",
    description: "Button: prints the datasheet",
  },
  share: {
    id: "datasheet.title.share",
    defaultMessage: "Compartir",
    description: "Button on a phone: opens the phone's own menu for sharing",
  },
  copyLink: {
    id: "datasheet.title.copyLink",
    defaultMessage: "Copiar enlace",
    description: "Button: copies the address of the datasheet",
  },
  linkCopied: {
    id: "datasheet.title.linkCopied",
    defaultMessage: "Enlace copiado",
    description: "Said after the address was copied",
  },
});
