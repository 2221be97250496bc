import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    properties: {
      id: "fluids.properties",
      defaultMessage: "Propiedades",
      description: "Heading of the table of physical properties",
    },
    labelColor: {
      id: "fluids.labelColor",
      defaultMessage: "Color de la etiqueta",
      description: "Property of a brake fluid",
    },
    fluidColor: {
      id: "fluids.fluidColor",
      defaultMessage: "Color del líquido",
      description: "Property of a brake fluid",
    },
    boilingPoint: {
      id: "fluids.boilingPoint",
      defaultMessage: "Punto de ebullición original",
      description: "Property of a brake fluid",
    },
    wetBoilingPoint: {
      id: "fluids.wetBoilingPoint",
      defaultMessage: "Punto de ebullición húmedo",
      description: "Property of a brake fluid",
    },
    viscosityCold: {
      id: "fluids.viscosityCold",
      defaultMessage: "Viscosidad a -40 °C",
      description: "Property of a brake fluid",
    },
    viscosityHot: {
      id: "fluids.viscosityHot",
      defaultMessage: "Viscosidad a 100 °C",
      description: "Property of a brake fluid",
    },
    ph: {
      id: "fluids.ph",
      defaultMessage: "PH",
      description: "Property of a brake fluid: acidity",
    },
    characteristics: {
      id: "fluids.characteristics",
      defaultMessage: "Características",
      description: "Heading: how plastic and aluminum bottles are packed",
    },
    characteristic: {
      id: "fluids.characteristic",
      defaultMessage: "Característica",
      description: "Column: name of the characteristic",
    },
    plastic: {
      id: "fluids.plastic",
      defaultMessage: "Plástico",
      description: "Column: plastic bottle",
    },
    aluminum: {
      id: "fluids.aluminum",
      defaultMessage: "Aluminio",
      description: "Column: aluminum bottle",
    },
    cartonQuantity: {
      id: "fluids.cartonQuantity",
      defaultMessage: "Cantidad por caja",
      description: "Row: bottles per carton",
    },
    minimumOrder: {
      id: "fluids.minimumOrder",
      defaultMessage: "Cantidad mínima por orden",
      description: "Row: minimum order in pieces",
    },
    volumes: {
      id: "fluids.volumes",
      defaultMessage: "Volúmenes",
      description: "Before links to the datasheets of the same fluid in its volumes",
    },
    cartonWeight: {
      id: "fluids.cartonWeight",
      defaultMessage: "Peso de la caja, kg",
      description: "Row: weight of a carton in kilograms",
    },
    cartonDimension: {
      id: "fluids.cartonDimension",
      defaultMessage: "Medidas de la caja, cm",
      description: "Row: length, width and height of a carton in centimeters",
    },
    cartonsPerPallet: {
      id: "fluids.cartonsPerPallet",
      defaultMessage: "Cajas por paleta",
      description: "Row: cartons on a pallet",
    },
    piecesPerPallet: {
      id: "fluids.piecesPerPallet",
      defaultMessage: "Piezas por paleta",
      description: "Row: bottles on a pallet",
    },
    cartonsPerContainer: {
      id: "fluids.cartonsPerContainer",
      defaultMessage: "Cajas por contenedor de 20 pies",
      description: "Row: cartons in a container of 20 feet",
    },
    cupEffects: {
      id: "fluids.cupEffects",
      defaultMessage: "Efectos en las gomas",
      description: "Heading: the effect of the fluid on rubber cups in a laboratory test",
    },
    effect: {
      id: "fluids.effect",
      defaultMessage: "Efecto",
      description: "Column: name of the effect",
    },
    hardnessIncrease: {
      id: "fluids.hardnessIncrease",
      defaultMessage: "Aumento de dureza",
      description: "Row: effect on cups",
    },
    hardnessDecrease: {
      id: "fluids.hardnessDecrease",
      defaultMessage: "Disminución de dureza",
      description: "Row: effect on cups",
    },
    baseDiameter: {
      id: "fluids.baseDiameter",
      defaultMessage: "Aumento del diámetro de base",
      description: "Row: effect on cups",
    },
    loading: {
      id: "fluids.loading",
      defaultMessage: "Cargando...",
      description: "Shown while the data load",
    },
    noData: {
      id: "fluids.noData",
      defaultMessage: "Sin datos",
      description: "Shown when there is no data",
    },
    error: {
      id: "fluids.error",
      defaultMessage: "Error al obtener los datos",
      description: "Shown when the request failed without an HTTP status",
    },
    retry: {
      id: "fluids.retry",
      defaultMessage: "Reintentar",
      description: "Button: load again",
    },
    list: {
      id: "fluids.list",
      defaultMessage: "Líquidos de frenos",
      description: "Name of the list of fluids",
    },
  }),
  temperature: defineMessage<{ celsius: number; fahrenheit: number }>({
    id: "fluids.temperature",
    defaultMessage: "{celsius, number} °C / {fahrenheit, number} °F",
    description: "A temperature in both units",
  }),
  viscosity: defineMessage<{ value: number }>({
    id: "fluids.viscosity",
    defaultMessage: "{value, number} mm2/s",
    description: "Kinematic viscosity in square millimeters per second",
  }),
  cupTest: defineMessage<{ temperature: number }>({
    id: "fluids.cupTest",
    defaultMessage: "70 h a {temperature, number} °C",
    description: "Conditions of the test: hours and temperature",
  }),
  picture: defineMessage<{ name: string; volume: string }>({
    id: "fluids.picture",
    defaultMessage: "{name}, {volume}",
    description: "Alternative text of the picture: name of the fluid and volume",
  }),
  notSold: defineMessage<{ name: string; volume: string; volumes: string }>({
    id: "fluids.notSold",
    defaultMessage: "{name} no se vende en {volume}. Se vende en {volumes}.",
    description: "In place of the properties: the fluid is not sold in this volume, but in others",
  }),
  errorStatus: defineMessage<{ status: string }>({
    id: "fluids.errorStatus",
    defaultMessage: "HTTP {status}",
    description: "Shown when the request failed with an HTTP status",
  }),
};
