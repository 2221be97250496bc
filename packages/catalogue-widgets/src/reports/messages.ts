import { defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const reportMessages = {
  ...commonMessages,
  ...defineMessages({
    tablesIntro: {
      id: "reports.tables.intro",
      defaultMessage:
        "Todas las filas y columnas de una tabla, en un libro de Excel. Puede corregir el archivo y volver a cargarlo.",
      description: "Above the field for the table to download",
    },
    unchosen: {
      id: "reports.tables.unchosen",
      defaultMessage: "selecciona una tabla",
      description:
        "Alert when a download is requested without a table; the Spanish text is fixed by the specification",
    },
    none: {
      id: "reports.tables.none",
      defaultMessage: "No hay tablas para descargar",
      description: "The list of tables is empty",
    },
    preparing: {
      id: "reports.preparing",
      defaultMessage: "Preparando el archivo…",
      description: "A download was requested and no data has arrived yet",
    },
    failed: {
      id: "reports.failed",
      defaultMessage: "No se pudo descargar el archivo",
      description: "A download failed; the reason follows",
    },
    retry: {
      id: "reports.retry",
      defaultMessage: "Reintentar",
      description: "Button next to a failed download",
    },
    exchangeIntro: {
      id: "reports.exchange.intro",
      defaultMessage:
        "Códigos de la competencia que los productos de las familias seleccionadas reemplazan, en un libro de Excel.",
      description: "Above the families of the custom interchange table",
    },
    familiesHint: {
      id: "reports.exchange.hint",
      defaultMessage: "Seleccione al menos una familia para descargar.",
      description: "Below the families while none is checked: the button has no effect then",
    },
    all: {
      id: "reports.exchange.all",
      defaultMessage: "Todas",
      description: "Button that checks all families",
    },
    noFamily: {
      id: "reports.exchange.none",
      defaultMessage: "Ninguna",
      description: "Button that unchecks all families",
    },
  }),
  ...defineMessages<{
    rows: { rows: number };
    receiving: { size: string };
    saved: { name: string };
  }>({
    rows: {
      id: "reports.tables.rows",
      defaultMessage: "{rows, plural, one {# fila} other {# filas}}",
      description: "The number of rows of a table, next to its name",
    },
    receiving: {
      id: "reports.receiving",
      defaultMessage: "Descargando el archivo: {size}",
      description: "A download is in progress; {size} as in 4.2 MB",
    },
    saved: {
      id: "reports.saved",
      defaultMessage: "Se descargó {name}.",
      description: "A download is complete; {name} is the file's name",
    },
  }),
};
