import { defineMessage, defineMessages } from "react-intl";
import { newPasswordMessages } from "../shared/new-password/index.ts";

export const passwordMessages = {
  ...newPasswordMessages,
  ...defineMessages({
    username: {
      id: "password.username",
      defaultMessage: "Usuario del administrador",
      description: "Field: the first administrator's name",
    },
    firstHint: {
      id: "password.firstHint",
      defaultMessage: "El primer administrador iniciará sesión con este usuario.",
      description: "Hint below the field of the first administrator's name",
    },
    nameNeeded: {
      id: "password.nameNeeded",
      defaultMessage: "Ingrese un usuario",
      description: "Error at the name when it is empty",
    },
    set: {
      id: "password.set",
      defaultMessage: "Guardar contraseña",
      description: "Button of the form",
    },
    done: {
      id: "password.done",
      defaultMessage: "Su contraseña quedó guardada",
      description: "The password was set",
    },
    doneHint: {
      id: "password.doneHint",
      defaultMessage:
        "Inicie sesión con su nueva contraseña. Todas las sesiones anteriores se cerraron.",
      description: "Below 'the password is set'",
    },
    signIn: {
      id: "password.signIn",
      defaultMessage: "Iniciar sesión",
      description: "Link to the sign-in page",
    },
    expired: {
      id: "password.expired",
      defaultMessage: "Este enlace ya no funciona",
      description: "The link does not exist, was used or has expired",
    },
    expiredHint: {
      id: "password.expiredHint",
      defaultMessage: "Venció o ya se usó. Solicite uno nuevo a su administrador.",
      description: "Below 'this link no longer works'",
    },
    disabled: {
      id: "password.disabled",
      defaultMessage: "Esta cuenta está desactivada. Consulte a su administrador.",
      description: "The link is valid, but the account is disabled",
    },
    loading: {
      id: "password.loading",
      defaultMessage: "Comprobando el enlace…",
      description: "Announced while the link is checked",
    },
  }),
  of: defineMessage<{ name: string; until: string }>({
    id: "password.of",
    defaultMessage: "Cuenta: {name} · el enlace vence el {until}",
    description: "Above the form; {until} is a date with time",
  }),
  first: defineMessage<{ until: string }>({
    id: "password.first",
    defaultMessage: "Aún no hay cuentas · el enlace vence el {until}",
    description: "Above the form of the first administrator",
  }),
};
