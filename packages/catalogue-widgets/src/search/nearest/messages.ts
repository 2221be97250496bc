import { defineMessages } from "react-intl";

/** Codes similar to one without results. */
export const nearMessages = {
  ...defineMessages({
    lookalike: {
      id: "search.near.lookalike",
      defaultMessage: "Caracteres parecidos: O y 0, I y 1, B y 8",
      description: "Why a code is similar: it differs by characters that look alike",
    },
    swapped: {
      id: "search.near.swapped",
      defaultMessage: "Dos caracteres intercambiados",
      description: "Why a code is similar: two neighboring characters are swapped",
    },
    family: {
      id: "search.near.family",
      defaultMessage: "Coincide solo el número",
      description: "Why a code is similar: the letters in front, such as BR, were left out",
    },
    spelling: {
      id: "search.near.spelling",
      defaultMessage: "Difiere en uno o dos caracteres",
      description: "Why a code is similar: one or two characters differ",
    },
    ending: {
      id: "search.near.ending",
      defaultMessage: "Mismo comienzo",
      description: "Why a code is similar: it is longer than the typed text",
    },
  }),
  ...defineMessages<{
    heading: { code: string };
    found: { count: number; code: string };
  }>({
    heading: {
      id: "search.near.heading",
      defaultMessage: "Códigos similares a {code}",
      description: "Heading above codes similar to the searched one",
    },
    found: {
      id: "search.near.found",
      defaultMessage:
        "{count, plural, one {# código similar} other {# códigos similares}} a {code}",
      description: "Announced when nothing was found but similar codes exist",
    },
  }),
};
