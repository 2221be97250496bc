import type { Fuel } from "@caliper/api-client";
import { defineMessages, type MessageDescriptor } from "react-intl";

/** Vehicle identification numbers and barcodes in a search. */
export const numberMessages = {
  ...defineMessages({
    vinNote: {
      id: "search.vin.note",
      defaultMessage: "por VIN",
      description: "Beside a suggestion that leads to the search for the vehicle of a VIN",
    },
    chooseModel: {
      id: "search.vin.chooseModel",
      defaultMessage: "elija el modelo",
      description:
        "Beside a suggestion: the VIN contains only the brand, the user chooses the model",
    },
    wrongCheckDigit: {
      id: "search.vin.wrongCheckDigit",
      defaultMessage:
        "El dígito verificador de este VIN no es correcto. Compárelo con el documento.",
      description: "A VIN may have a typing error; its vehicle is shown nevertheless",
    },
    wrongCheckDigitShort: {
      id: "search.vin.wrongCheckDigitShort",
      defaultMessage: "dígito verificador incorrecto",
      description: "Beside a suggestion: the VIN may have a typing error",
    },
    vin: {
      id: "search.vin.vin",
      defaultMessage: "VIN",
      description: "A vehicle identification number without known facts",
    },
    unknown: {
      id: "search.vin.unknown",
      defaultMessage: "No se conoce el fabricante de este VIN. Busque por marca y modelo.",
      description: "A VIN of an unknown manufacturer",
    },
    frameNumber: {
      id: "search.frameNumber",
      defaultMessage: "Es un número de chasis del mercado japonés. Busque por marca, modelo y año.",
      description:
        "A frame number such as NZE141-1234567, the identifier of a vehicle for the Japanese market, is not decoded",
    },
    wrongUpc: {
      id: "search.upc.wrong",
      defaultMessage: "El dígito verificador de este número no es correcto. Revise cada cifra.",
      description: "A UPC or EAN with a typing error, which no product has",
    },
    unknownUpc: {
      id: "search.upc.unknown",
      defaultMessage: "Ningún producto tiene este UPC.",
      description: "A right UPC or EAN, which no product has",
    },
  }),
  ...defineMessages<{
    vehicle: { vehicle: string };
    vehicleWithDetail: { vehicle: string; detail: string };
    several: { maker: string; models: string };
    noModel: { vehicle: string };
    notInCatalogue: { vehicle: string };
    corrected: { vin: string };
    series: { series: string };
    trim: { trim: string };
    weightClass: { weightClass: string };
  }>({
    vehicle: {
      id: "search.vin.vehicle",
      defaultMessage: "VIN: {vehicle}",
      description: "The vehicle of a VIN",
    },
    vehicleWithDetail: {
      id: "search.vin.vehicleWithDetail",
      defaultMessage: "VIN: {vehicle}, {detail}",
      description:
        "The vehicle of a VIN with its engine or country: VIN: Toyota Corolla 2015, 1.8 L",
    },
    several: {
      id: "search.vin.several",
      defaultMessage: "Este VIN puede ser de {models}. Elija el modelo de {maker}.",
      description: "A VIN that several models have: Hilux or Fortuner",
    },
    noModel: {
      id: "search.vin.noModel",
      defaultMessage: "{vehicle}: elija el modelo.",
      description:
        "A VIN that says the brand and country only: Toyota, Venezuela: choose the model",
    },
    notInCatalogue: {
      id: "search.vin.notInCatalogue",
      defaultMessage: "{vehicle} no está en el catálogo.",
      description: "The vehicle of a VIN has no parts in the catalogue",
    },
    corrected: {
      id: "search.vin.corrected",
      defaultMessage: "Se leyó {vin}: un VIN nunca lleva las letras I, O ni Q.",
      description: "Letters of a VIN were read as digits",
    },
    series: {
      id: "search.vin.series",
      defaultMessage: "serie {series}",
      description: "Series of a vehicle",
    },
    trim: {
      id: "search.vin.trim",
      defaultMessage: "versión {trim}",
      description: "Trim of a vehicle: LE, SR5",
    },
    weightClass: {
      id: "search.vin.weightClass",
      defaultMessage: "clase de peso {weightClass}",
      description: "Class of the permitted weight of a vehicle in the United States: 2F",
    },
  }),
};

export const fuelMessages: Readonly<Record<Fuel, MessageDescriptor>> = defineMessages({
  gasoline: {
    id: "search.vin.gasoline",
    defaultMessage: "gasolina",
    description: "Fuel of a vehicle",
  },
  diesel: { id: "search.vin.diesel", defaultMessage: "diésel", description: "Fuel of a vehicle" },
  flex: {
    id: "search.vin.flex",
    defaultMessage: "flexible (gasolina y etanol)",
    description: "Fuel of a vehicle: gasoline with any share of ethanol",
  },
  ethanol: {
    id: "search.vin.ethanol",
    defaultMessage: "etanol",
    description: "Fuel of a vehicle",
  },
  gas: {
    id: "search.vin.gas",
    defaultMessage: "gas natural o GLP",
    description: "Fuel of a vehicle: natural gas or LPG",
  },
  electric: {
    id: "search.vin.electric",
    defaultMessage: "eléctrico",
    description: "Fuel of a vehicle",
  },
  hydrogen: {
    id: "search.vin.hydrogen",
    defaultMessage: "hidrógeno",
    description: "Fuel of a vehicle",
  },
});
