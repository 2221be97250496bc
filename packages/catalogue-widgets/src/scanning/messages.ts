import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

/** Texts of the scanner. */
export const scanningMessages = {
  ...commonMessages,
  ...defineMessages({
    open: {
      id: "scanning.open",
      defaultMessage: "Escanear un código",
      description: "Button in the search field: opens the camera to scan a code",
    },
    title: {
      id: "scanning.title",
      defaultMessage: "Escanear códigos",
      description: "Title of the dialog with the camera",
    },
    list: {
      id: "scanning.list",
      defaultMessage: "Códigos escaneados",
      description: "Title of the dialog without the camera, and heading of the scanned codes",
    },
    camera: {
      id: "scanning.camera",
      defaultMessage: "Imagen de la cámara",
      description: "Accessible name of the camera's picture",
    },
    asking: {
      id: "scanning.asking",
      defaultMessage: "Permita que el navegador use la cámara.",
      description: "While the browser asks for permission or starts the camera",
    },
    scanning: {
      id: "scanning.scanning",
      defaultMessage:
        "Sostenga el código dentro del marco. Se leen códigos de barras, Data Matrix y QR.",
      description: "While the camera looks for a code",
    },
    denied: {
      id: "scanning.denied",
      defaultMessage:
        "La cámara está bloqueada. Permítala en los ajustes del navegador para este sitio y vuelva a intentar.",
      description: "The user or the browser refused the camera",
    },
    missing: {
      id: "scanning.missing",
      defaultMessage: "No se encontró ninguna cámara.",
      description: "The device has no camera",
    },
    failed: {
      id: "scanning.failed",
      defaultMessage:
        "No se pudo iniciar la cámara. Ciérrela en otros programas y vuelva a intentar.",
      description: "The camera is in use, or the reader could not be loaded",
    },
    lightOn: {
      id: "scanning.lightOn",
      defaultMessage: "Encender la luz",
      description: "Button: turns on the light of the camera",
    },
    lightOff: {
      id: "scanning.lightOff",
      defaultMessage: "Apagar la luz",
      description: "Button: turns off the light of the camera",
    },
    openList: {
      id: "scanning.openList",
      defaultMessage: "Abrir como lista",
      description: "Link: opens the tool that looks up a list with the scanned codes",
    },
    tryAgain: {
      id: "scanning.tryAgain",
      defaultMessage: "Volver a intentar",
      description: "Button: asks for the camera again",
    },
  }),
  found: defineMessage<{ code: string }>({
    id: "scanning.found",
    defaultMessage: "Código leído: {code}",
    description: "Announced when a code has been scanned",
  }),
  search: defineMessage<{ code: string }>({
    id: "scanning.search",
    defaultMessage: "Buscar {code}",
    description: "Button: searches a scanned code",
  }),
};
