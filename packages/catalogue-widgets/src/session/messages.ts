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
  secondStep: {
    id: "session.secondStep",
    defaultMessage: "Ingrese el código de su aplicación de autenticación.",
    description: "Above the field of the second step of a sign-in",
  },
  secondStepRecovery: {
    id: "session.secondStepRecovery",
    defaultMessage:
      "Ingrese uno de los códigos de recuperación que guardó. Cada uno sirve una vez.",
    description: "Above the field of the second step of a sign-in, without the phone",
  },
  code: {
    id: "session.code",
    defaultMessage: "Código",
    description: "Field: six digits of an authenticator app",
  },
  recoveryCode: {
    id: "session.recoveryCode",
    defaultMessage: "Código de recuperación",
    description: "Field of the second step of a sign-in",
  },
  codeNeeded: {
    id: "session.codeNeeded",
    defaultMessage: "Ingrese los seis dígitos que muestra la aplicación",
    description: "Error at the field of the code when it is incomplete",
  },
  wrongCode: {
    id: "session.wrongCode",
    defaultMessage: "Este código no es válido o ya se usó. Espere el siguiente.",
    description: "Error at the field of the code",
  },
  wrongRecoveryCode: {
    id: "session.wrongRecoveryCode",
    defaultMessage: "Este código no es válido o ya se usó",
    description: "Error at the field of the recovery code",
  },
  useRecoveryCode: {
    id: "session.useRecoveryCode",
    defaultMessage: "Usar un código de recuperación",
    description: "Button of the second step of a sign-in, for users without their phone",
  },
  useApp: {
    id: "session.useApp",
    defaultMessage: "Usar la aplicación de autenticación",
    description: "Button that returns from the recovery code to the code of the app",
  },
  next: {
    id: "session.next",
    defaultMessage: "Continuar",
    description: "Button of the second step of a sign-in",
  },
  back: {
    id: "session.back",
    defaultMessage: "Volver",
    description: "Button that returns to user name and password",
  },
  passkey: {
    id: "session.passkey",
    defaultMessage: "Usar una llave de acceso",
    description: "Button that signs in with a passkey",
  },
  passkeyRefused: {
    id: "session.passkeyRefused",
    defaultMessage: "No se pudo iniciar sesión con esta llave de acceso.",
    description: "After the server or the browser refused a passkey",
  },
  secondStepPasskey: {
    id: "session.secondStepPasskey",
    defaultMessage: "Confirme el inicio de sesión con su llave de acceso.",
    description: "Second step of a sign-in of users without an authenticator app",
  },
  stepExpired: {
    id: "session.stepExpired",
    defaultMessage: "Pasó demasiado tiempo. Ingrese otra vez su usuario y contraseña.",
    description: "Above the sign-in form when the second step came too late",
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
