import { defineMessages } from "react-intl";

/** The code search of one section. */
export const sectionMessages = {
  ...defineMessages({
    label: {
      id: "search.section.label",
      defaultMessage: "Código de la pieza",
      description: "Name of the code field of a section",
    },
    hint: {
      id: "search.section.hint",
      defaultMessage: "Escriba parte del código, del número FMSI o de un intercambio.",
      description: "Under the code field of a section",
    },
    startHeading: {
      id: "search.section.startHeading",
      defaultMessage: "Elija una pieza",
      description: "Under the code field of a section, while nothing is typed",
    },
    startHint: {
      id: "search.section.startHint",
      defaultMessage: "Al elegirla se abre su ficha técnica.",
      description: "Under the code field of a section, while nothing is typed",
    },
    hardwareHint: {
      id: "search.section.hardwareHint",
      defaultMessage: "Escriba parte del código del kit o del freno al que corresponde.",
      description: "Under the code field of the section hardware",
    },
  }),
  ...defineMessages<{
    example: { code: string };
  }>({
    example: {
      id: "search.section.example",
      defaultMessage: "Por ejemplo, {code}",
      description: "Placeholder of the code field of a section, with an example code",
    },
  }),
};
