import { defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const newsletterMessages = {
  ...commonMessages,
  ...defineMessages({
    loading: {
      id: "newsletter.loading",
      defaultMessage: "Cargando PDF...",
      description:
        "While the newsletter is on its way; the Spanish is fixed by the specification, three points",
    },
    none: {
      id: "newsletter.none",
      defaultMessage: "No hay ningun boletin actualmente",
      description:
        "No newsletter is published; the Spanish is fixed by the specification, without accents",
    },
    download: {
      id: "newsletter.download",
      defaultMessage: "Descargar PDF",
      description: "Link that saves the newsletter's PDF",
    },
    notHere: {
      id: "newsletter.notHere",
      defaultMessage:
        "Este navegador no muestra PDF dentro de la página. Ábralo en una pestaña nueva o descárguelo.",
      description: "Instead of the newsletter where a PDF cannot be embedded, on phones mostly",
    },
  }),
  ...defineMessages<{ frame: { name: string } }>({
    frame: {
      id: "newsletter.frame",
      defaultMessage: "Boletín: {name}",
      description: "Name of the frame with the PDF for screen readers; {name} is the file's name",
    },
  }),
};
