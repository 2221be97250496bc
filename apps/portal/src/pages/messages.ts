import { defineMessage, defineMessages } from "react-intl";

export const pageMessages = {
  ...defineMessages({
    secondFactorTitle: {
      id: "portal.secondFactor.title",
      defaultMessage: "Proteja su cuenta",
      description: "Heading of the page on which users must set up a second factor",
    },
    signInTitle: {
      id: "portal.signIn.title",
      defaultMessage: "Iniciar sesión",
      description: "Name of the browser tab of the sign-in page",
    },
    signInClaim: {
      id: "portal.signIn.claim",
      defaultMessage: "El repuesto de freno correcto, con precisión de décimas de milímetro.",
      description: "Headline of the sign-in page",
    },
    signInLead: {
      id: "portal.signIn.lead",
      defaultMessage:
        "Catálogo, fichas técnicas y precios para distribuidores y personal de planta.",
      description: "Line under the headline of the sign-in page",
    },
    signInNote: {
      id: "portal.signIn.note",
      defaultMessage:
        "Para ver una ficha técnica no hace falta iniciar sesión: escanee el código QR de la caja. Los datos provienen de fuentes oficiales; la empresa no se hace responsable de errores u omisiones.",
      description: "Small print at the foot of the sign-in page",
    },
    signInNeedsScripts: {
      id: "portal.signIn.needsScripts",
      defaultMessage: "Active JavaScript para iniciar sesión.",
      description: "Above the sign-in form in a browser that runs no scripts",
    },
    homeByCode: {
      id: "portal.home.byCode",
      defaultMessage: "Búsqueda general por código",
      description:
        "Heading of the home page, tab Product; English is fixed: General Search By Code",
    },
    homeByApplication: {
      id: "portal.home.byApplication",
      defaultMessage: "Búsqueda general por aplicación",
      description:
        "Heading of the home page, tab Application; English is fixed: General Search By Application",
    },
    homeTabs: {
      id: "portal.home.tabs",
      defaultMessage: "Buscar por",
      description: "Name of the two tabs of the home page for screen readers",
    },
    homeProduct: {
      id: "portal.home.product",
      defaultMessage: "Producto",
      description: "First tab of the home page: search by code",
    },
    homeApplication: {
      id: "portal.home.application",
      defaultMessage: "Aplicación",
      description: "Second tab of the home page: search by vehicle",
    },
    homeWelcome: {
      id: "portal.home.welcome",
      defaultMessage: "Inicio",
      description: "Heading of the home page for users without a search of their own",
    },
    homeOpenSection: {
      id: "portal.home.openSection",
      defaultMessage: "Elija una sección o escriba un código en el campo de arriba.",
      description: "Home page for plant staff: what to do",
    },
    sectionUndefined: {
      id: "portal.section.undefined",
      defaultMessage: "La sección no está definida",
      description: "The address names no section; English is fixed: Section is undefined",
    },
    sectionUndefinedHint: {
      id: "portal.section.undefinedHint",
      defaultMessage: "Elija una sección en el menú.",
      description: "Under 'Section is undefined'",
    },
    sectionClosed: {
      id: "portal.section.closed",
      defaultMessage: "Su cuenta no tiene acceso a esta sección",
      description: "The user may not see the section of the address",
    },
    pageClosed: {
      id: "portal.page.closed",
      defaultMessage: "Su cuenta no tiene acceso a esta página",
      description: "The user may not see the page of the address",
    },
    reportsTitle: {
      id: "portal.reports.title",
      defaultMessage: "Reportes",
      description: "Heading of the reports; English is fixed: Reports",
    },
    reportsList: {
      id: "portal.reports.list",
      defaultMessage: "Pegar lista",
      description: "Tab of the reports: a list of codes and quantities",
    },
    reportsHistory: {
      id: "portal.reports.history",
      defaultMessage: "Órdenes enviadas",
      description: "Tab of the reports: the orders that were sent",
    },
    reportsTabs: {
      id: "portal.reports.tabs",
      defaultMessage: "Tipo de reporte",
      description: "Name of the reports' tabs for screen readers",
    },
    sectionClosedHint: {
      id: "portal.section.closedHint",
      defaultMessage: "Solicite acceso a su administrador.",
      description: "Under 'Your account does not include this section'",
    },
    datasheetTitle: {
      id: "portal.datasheet.title",
      defaultMessage: "Ficha técnica",
      description: "Name of the browser tab of a datasheet whose URL contains no product",
    },
    passwordTitle: {
      id: "portal.password.title",
      defaultMessage: "Su contraseña",
      description: "Heading of the page behind a password link",
    },
    notFoundTitle: {
      id: "portal.notFound.title",
      defaultMessage: "404 PÁGINA NO ENCONTRADA",
      description: "Heading of the page for unknown addresses; English is fixed: 404 NOT FOUND",
    },
    goHome: {
      id: "portal.goHome",
      defaultMessage: "Ir al inicio",
      description: "Link to the home page",
    },
    crashTitle: {
      id: "portal.crash.title",
      defaultMessage: "Esta página no se pudo mostrar",
      description: "A page failed unexpectedly",
    },
    crashDetail: {
      id: "portal.crash.detail",
      defaultMessage: "Vuelva a cargarla. Si falla de nuevo, avise a su administrador.",
      description: "Under 'This page could not be shown'",
    },
    reload: {
      id: "portal.crash.reload",
      defaultMessage: "Volver a cargar",
      description: "Button that loads the page again",
    },
  }),
  applicationTitle: defineMessage<{ section: string }>({
    id: "portal.section.application",
    defaultMessage: "Búsqueda por aplicación: {section}",
    description: "Heading of the vehicle search of a section; {section} is its name",
  }),
  codeTitle: defineMessage<{ section: string }>({
    id: "portal.section.code",
    defaultMessage: "Búsqueda por código: {section}",
    description: "Heading of the code search of a section; {section} is its name",
  }),
  comparisonTitle: defineMessage<{ section: string }>({
    id: "portal.section.comparison",
    defaultMessage: "Comparación de diagramas: {section}",
    description: "Heading of the comparison of two parts of a section; {section} is its name",
  }),
  measureTitle: defineMessage<{ section: string }>({
    id: "portal.section.measures",
    defaultMessage: "Búsqueda por medidas: {section}",
    description: "Heading of the measure search of a section; {section} is its name",
  }),
  orderTitle: defineMessage<{ id: string }>({
    id: "portal.order.title",
    defaultMessage: "Orden {id}",
    description: "Name of the browser tab of a sent order; {id} is its number",
  }),
  sectionsForCode: defineMessage<{ code: string }>({
    id: "portal.home.sectionsForCode",
    defaultMessage:
      "Su cuenta no tiene la búsqueda general. Elija una sección para buscar {code} en ella.",
    description: "Home page for plant staff, opened by a link to a search by code",
  }),
  notFoundDetail: defineMessage<{ path: string }>({
    id: "portal.notFound.detail",
    defaultMessage: "No existe la página {path}.",
    description: "Under '404 NOT FOUND'; {path} is the address that was asked for",
  }),
};
