import { defineMessage, defineMessages } from "react-intl";

export const newPasswordMessages = {
  ...defineMessages({
    password: {
      id: "password.password",
      defaultMessage: "Contraseña nueva",
      description: "Field",
    },
    again: {
      id: "password.again",
      defaultMessage: "Repita la contraseña",
      description: "Field: repeat the password",
    },
    show: {
      id: "password.show",
      defaultMessage: "Mostrar contraseña",
      description: "Name of the button that shows the password",
    },
    hide: {
      id: "password.hide",
      defaultMessage: "Ocultar contraseña",
      description: "Name of the button that hides the password",
    },
    different: {
      id: "password.different",
      defaultMessage: "Las contraseñas no coinciden",
      description: "Error at the second field",
    },
  }),
  tooShort: defineMessage<{ length: number }>({
    id: "password.tooShort",
    defaultMessage: "Al menos {length} caracteres",
    description: "Hint below the field, and its error",
  }),
};
