import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    heading: {
      id: "datasheet.prices.heading",
      defaultMessage: "Precios, FOB US$",
      description: "Heading: free-on-board prices in US dollars",
    },
    print: {
      id: "datasheet.prices.print",
      defaultMessage: "Imprimir",
      description: "Button: prints the datasheet",
    },
    printTitle: {
      id: "datasheet.prices.printTitle",
      defaultMessage: "Imprimir la ficha técnica",
      description: "Heading of the dialog before printing",
    },
    printQuestion: {
      id: "datasheet.prices.printQuestion",
      defaultMessage: "Precios en la hoja impresa",
      description: "Label of the choice between prices and no prices on paper",
    },
    printNone: {
      id: "datasheet.prices.printNone",
      defaultMessage: "Sin precios",
      description: "Choice: paper shows no prices",
    },
    printed: {
      id: "datasheet.prices.printed",
      defaultMessage: "Imprimir precios",
      description: "Checkbox: paper shows the prices of the chosen warehouse",
    },
    empty: {
      id: "datasheet.prices.empty",
      defaultMessage: "No hay precios para sus almacenes.",
      description: "Shown when a product has no price",
    },
  }),
  printWarehouse: defineMessage<{ warehouse: string }>({
    id: "datasheet.prices.printWarehouse",
    defaultMessage: "Precios de {warehouse}",
    description: "Choice: paper shows the prices of the chosen warehouse",
  }),
};
