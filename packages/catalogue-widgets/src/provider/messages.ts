import { defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

/** Error texts that all widgets share. */
export const failureMessages = {
  ...defineMessages({
    failed: {
      id: "failure.failed",
      defaultMessage: "La solicitud falló.",
      description: "A call to the server failed; English is fixed: Request fail.",
    },
    unknown: {
      id: "failure.unknown",
      defaultMessage: "Error desconocido",
      description:
        "A call failed for a reason that nobody foresaw; English is fixed: Unknown Error",
    },
    network: {
      id: "failure.network",
      defaultMessage: "El servidor no responde. Revise su conexión e intente de nuevo.",
      description: "Why a call failed: no answer came",
    },
    server: {
      id: "failure.server",
      defaultMessage: "Ocurrió un problema en el servidor. Intente de nuevo en un momento.",
      description: "Why a call failed: the server's own fault",
    },
    password: {
      id: "failure.password",
      defaultMessage: "Esta acción necesita su contraseña. Inténtelo de nuevo e ingrésela.",
      description: "Why a call failed: the user did not enter the password again",
    },
    key: {
      id: "failure.key",
      defaultMessage:
        "La clave de acceso de esta página no es válida, venció o fue revocada. Avise al responsable del sitio.",
      description: "Why a call failed: the access key of the host page",
    },
    origin: {
      id: "failure.origin",
      defaultMessage:
        "El catálogo no acepta solicitudes de este sitio. Agregue el origen de la página a la clave de acceso.",
      description: "Why a call failed: the server does not accept calls from the host page",
    },
    fetch: {
      id: "failure.fetch",
      defaultMessage:
        "Un script de esta página modifica las solicitudes (fetch) de modo que el catálogo no las acepta. Contacte al responsable del sitio.",
      description: "Why a call failed: a script of the host page adds headers or credentials",
    },
    private: {
      id: "failure.private",
      defaultMessage: "Estos datos no son públicos. Inicie sesión para verlos.",
      description: "Why a call failed: an anonymous visitor may not see the data",
    },
    crashed: {
      id: "failure.crashed",
      defaultMessage: "No se pudo mostrar esta parte de la página.",
      description: "Replaces a part of the page that failed, above its retry button",
    },
    unauthorized: {
      id: "failure.unauthorized",
      defaultMessage: "Su sesión terminó. Inicie sesión de nuevo.",
      description: "Why a call failed: not signed in",
    },
    forbidden: {
      id: "failure.forbidden",
      defaultMessage: "Su cuenta no tiene acceso a estos datos.",
      description: "Why a call failed: not for this account",
    },
    notFound: {
      id: "failure.notFound",
      defaultMessage: "No se encontró en el catálogo.",
      description: "Why a call failed: it is not in the catalogue",
    },
    invalid: {
      id: "failure.invalid",
      defaultMessage:
        "El servidor no aceptó la solicitud. Revise los datos ingresados e intente de nuevo.",
      description: "Why a call failed: the request was wrong",
    },
    retry: {
      id: "failure.retry",
      defaultMessage: "Reintentar",
      description: "Button under an error that tries again",
    },
  }),
  ...defineMessages<{
    limited: { minutes: number };
    address: { address: string };
  }>({
    address: {
      id: "failure.address",
      defaultMessage:
        "No hay una API del catálogo en {address}. Revise la dirección del servidor (apiUrl).",
      description:
        "Why a call failed: the host page names a wrong server; apiUrl is a name in code",
    },
    limited: {
      id: "failure.limited",
      defaultMessage:
        "Demasiados intentos. Intente de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.",
      description: "Why a call failed: too many attempts, with the time of the next",
    },
  }),
};

export const tableSettingsMessages = {
  ...commonMessages,
  ...defineMessages({
    reset: {
      id: "tableSettings.reset",
      defaultMessage: "Restablecer",
      description: "Shows all columns of a table in the original order of rows",
    },
    sortHint: {
      id: "tableSettings.sortHint",
      defaultMessage:
        "Mantenga presionada la tecla Mayús y haga clic en un encabezado para ordenar también por esa columna.",
      description: "Under the menu of columns: how to sort by several columns",
    },
  }),
};
