import { defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const bannerMessages = {
  ...commonMessages,
  ...defineMessages({
    complete: {
      id: "banners.complete",
      defaultMessage: "Anuncio completo",
      description: "Title of the dialog with the complete image of a banner",
    },
    label: {
      id: "banners.label",
      defaultMessage: "Anuncios",
      description: "Name of the banners on the home page, for screen readers",
    },
    previous: {
      id: "banners.previous",
      defaultMessage: "Anuncio anterior",
      description: "Button under the banners",
    },
    next: {
      id: "banners.next",
      defaultMessage: "Anuncio siguiente",
      description: "Button under the banners",
    },
    pause: {
      id: "banners.pause",
      defaultMessage: "Pausar los anuncios",
      description: "Button under the banners: they change by themselves, and stop",
    },
    play: {
      id: "banners.play",
      defaultMessage: "Reanudar los anuncios",
      description: "Button under the banners: pauses and resumes them",
    },
  }),
  ...defineMessages<{
    banner: { position: number; total: number };
    position: { position: number; total: number };
  }>({
    banner: {
      id: "banners.banner",
      defaultMessage: "Anuncio {position} de {total}",
      description: "Text alternative of a banner",
    },
    position: {
      id: "banners.position",
      defaultMessage: "{position} / {total}",
      description: "Which banner of how many is shown",
    },
  }),
};
