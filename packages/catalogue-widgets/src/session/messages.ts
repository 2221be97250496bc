import { defineMessages } from "react-intl";

export const sessionMessages = defineMessages({
  username: {
    id: "session.username",
    defaultMessage: "Usuario",
    description: "Field of the sign-in form",
  },
  password: {
    id: "session.password",
    defaultMessage: "Contraseña",
    description: "Field of the sign-in form",
  },
  showPassword: {
    id: "session.showPassword",
    defaultMessage: "Mostrar contraseña",
    description: "Name of the button that shows the password",
  },
  hidePassword: {
    id: "session.hidePassword",
    defaultMessage: "Ocultar contraseña",
    description: "Name of the button that hides the password",
  },
  login: {
    id: "session.login",
    defaultMessage: "Iniciar sesión",
    description: "Button of the sign-in form; English is fixed: Login",
  },
  invalidUsername: {
    id: "session.invalidUsername",
    defaultMessage: "Ingrese un usuario válido",
    description: "Under the field Username; English is fixed: Please enter a valid Username",
  },
  invalidPassword: {
    id: "session.invalidPassword",
    defaultMessage: "Ingrese una contraseña válida",
    description: "Under the field Password; English is fixed: Please enter a valid Password",
  },
});
