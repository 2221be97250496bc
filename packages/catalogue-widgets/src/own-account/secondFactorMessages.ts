import { defineMessage, defineMessages } from "react-intl";
import { ownAccountMessages } from "./messages.ts";

export const secondFactorMessages = {
  ...ownAccountMessages,
  ...defineMessages({
    title: {
      id: "ownAccount.factor",
      defaultMessage: "Inicio de sesión en dos pasos",
      description: "Title of the dialog in which users set up a second factor",
    },
    offText: {
      id: "ownAccount.factor.offText",
      defaultMessage:
        "Con un segundo paso, nadie puede iniciar sesión solo con su contraseña: un código de una aplicación en su teléfono, o una llave de acceso de su dispositivo.",
      description: "In the dialog when nothing is set up",
    },
    requiredText: {
      id: "ownAccount.factor.requiredText",
      defaultMessage:
        "Su cuenta exige un segundo paso al iniciar sesión. Para continuar, configure una aplicación de autenticación en su teléfono o agregue una llave de acceso.",
      description: "On the page that users see until they have set up a second factor",
    },
    setUp: {
      id: "ownAccount.factor.setUp",
      defaultMessage: "Configurar aplicación",
      description: "Button that starts to set up an authenticator app",
    },
    onText: {
      id: "ownAccount.factor.onText",
      defaultMessage:
        "Para iniciar sesión hace falta, además de la contraseña, un código de su aplicación de autenticación.",
      description: "In the dialog when an authenticator app is set up",
    },
    appTitle: {
      id: "ownAccount.factor.appTitle",
      defaultMessage: "Aplicación de autenticación",
      description: "Heading in the dialog",
    },
    passkeysTitle: {
      id: "ownAccount.factor.passkeysTitle",
      defaultMessage: "Llaves de acceso",
      description: "Heading in the dialog: passkeys",
    },
    passkeysText: {
      id: "ownAccount.factor.passkeysText",
      defaultMessage:
        "Inicie sesión sin contraseña, con la huella, el rostro o el PIN de su dispositivo.",
      description: "What passkeys are for",
    },
    passkeyText: {
      id: "ownAccount.factor.passkeyText",
      defaultMessage:
        "El navegador le pedirá la huella, el rostro o el PIN de su dispositivo. Desde entonces, una contraseña sola no bastará para iniciar sesión.",
      description: "Above the name of a new passkey",
    },
    passkeyName: {
      id: "ownAccount.factor.passkeyName",
      defaultMessage: "Nombre de la llave",
      description: "Field: what the user calls a new passkey",
    },
    passkeyNameNeeded: {
      id: "ownAccount.factor.passkeyNameNeeded",
      defaultMessage: "Ingrese un nombre",
      description: "Error at the field of the name",
    },
    passkeyRefused: {
      id: "ownAccount.factor.passkeyRefused",
      defaultMessage: "No se pudo usar esta llave de acceso aquí. Intente con otra.",
      description: "After the server or the browser refused a passkey",
    },
    addPasskey: {
      id: "ownAccount.factor.addPasskey",
      defaultMessage: "Agregar llave de acceso",
      description: "Button",
    },
    usePasskey: {
      id: "ownAccount.factor.usePasskey",
      defaultMessage: "Usar una llave de acceso",
      description: "Button in the dialog that asks for the password again",
    },
    remove: {
      id: "ownAccount.factor.remove",
      defaultMessage: "Quitar",
      description: "Button that removes a passkey",
    },
    removeText: {
      id: "ownAccount.factor.removeText",
      defaultMessage: "Ya no podrá iniciar sesión con ella.",
      description: "What removing a passkey does",
    },
    renew: {
      id: "ownAccount.factor.renew",
      defaultMessage: "Nuevos códigos de recuperación",
      description: "Button that replaces the recovery codes",
    },
    move: {
      id: "ownAccount.factor.move",
      defaultMessage: "Usar otro teléfono",
      description: "Button that sets up the app again",
    },
    switchOff: {
      id: "ownAccount.factor.switchOff",
      defaultMessage: "Desactivar",
      description: "Button that switches the second step off",
    },
    switchOffText: {
      id: "ownAccount.factor.switchOffText",
      defaultMessage: "Para iniciar sesión bastará con su contraseña.",
      description: "Above the field of the password that switches the second step off",
    },
    switchedOff: {
      id: "ownAccount.factor.switchedOff",
      defaultMessage: "El inicio de sesión en dos pasos está desactivado.",
      description: "Short notice",
    },
    scan: {
      id: "ownAccount.factor.scan",
      defaultMessage:
        "Escanee el código QR con una aplicación de autenticación o ingrese la clave en ella.",
      description: "Above the QR code",
    },
    qr: {
      id: "ownAccount.factor.qr",
      defaultMessage: "Código QR para la aplicación de autenticación",
      description: "Accessible name of the QR code",
    },
    key: {
      id: "ownAccount.factor.key",
      defaultMessage: "Clave",
      description: "Field: the secret of the authenticator app as text",
    },
    copyKey: {
      id: "ownAccount.factor.copyKey",
      defaultMessage: "Copiar la clave",
      description: "Button",
    },
    keyCopied: {
      id: "ownAccount.factor.keyCopied",
      defaultMessage: "Clave copiada",
      description: "After copying",
    },
    code: {
      id: "ownAccount.factor.code",
      defaultMessage: "Código de la aplicación",
      description: "Field: six digits",
    },
    codeWrong: {
      id: "ownAccount.factor.codeWrong",
      defaultMessage: "Ingrese los seis dígitos que la aplicación muestra ahora",
      description: "Error at the field of the code: it is missing or wrong",
    },
    activate: {
      id: "ownAccount.factor.activate",
      defaultMessage: "Activar",
      description: "Button that confirms the code and switches the second step on",
    },
    codesText: {
      id: "ownAccount.factor.codesText",
      defaultMessage:
        "Guarde estos códigos de recuperación donde nadie más los encuentre. Cada uno permite iniciar sesión una vez sin su teléfono. No se mostrarán de nuevo.",
      description: "Above the recovery codes",
    },
    codes: {
      id: "ownAccount.factor.codes",
      defaultMessage: "Códigos de recuperación",
      description: "Name of the list of recovery codes, and of the file with them",
    },
    download: {
      id: "ownAccount.factor.download",
      defaultMessage: "Descargar",
      description: "Button that saves the recovery codes as a text file",
    },
    copyCodes: {
      id: "ownAccount.factor.copyCodes",
      defaultMessage: "Copiar los códigos",
      description: "Button",
    },
    codesCopied: {
      id: "ownAccount.factor.codesCopied",
      defaultMessage: "Códigos copiados",
      description: "After copying",
    },
    saved: {
      id: "ownAccount.factor.saved",
      defaultMessage: "Ya guardé los códigos",
      description: "Button that closes the list of recovery codes",
    },
  }),
  removeOf: defineMessage<{ name: string }>({
    id: "ownAccount.factor.removeOf",
    defaultMessage: "Quitar {name}",
    description: "Accessible name of the button that removes a passkey",
  }),
  removeTitle: defineMessage<{ name: string }>({
    id: "ownAccount.factor.removeTitle",
    defaultMessage: "¿Quitar la llave de acceso {name}?",
    description: "Question",
  }),
  added: defineMessage<{ at: string }>({
    id: "ownAccount.factor.added",
    defaultMessage: "Agregada: {at}; aún sin usar",
    description: "When a passkey was added; {at} is a date",
  }),
  codesLeft: defineMessage<{ count: number }>({
    id: "ownAccount.factor.codesLeft",
    defaultMessage:
      "{count, plural, =0 {No le quedan códigos de recuperación.} one {Le queda # código de recuperación.} other {Le quedan # códigos de recuperación.}}",
    description: "How many recovery codes have not been used",
  }),
};
