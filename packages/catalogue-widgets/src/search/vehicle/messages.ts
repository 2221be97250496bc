import { defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

/** The home tab Aplication. */
export const vehicleMessages = {
  ...commonMessages,
  ...defineMessages({
    heading: {
      id: "search.vehicle.heading",
      defaultMessage: "Búsqueda general por aplicación",
      description: "Name of the vehicle search; English is fixed: General Search By Application",
    },
    maker: {
      id: "search.vehicle.maker",
      defaultMessage: "Marca",
      description: "Field: vehicle brand",
    },
    makerPlaceholder: {
      id: "search.vehicle.makerPlaceholder",
      defaultMessage: "Elija una marca",
      description: "Placeholder of the field vehicle brand",
    },
    model: {
      id: "search.vehicle.model",
      defaultMessage: "Modelo",
      description: "Field: vehicle model",
    },
    modelPlaceholder: {
      id: "search.vehicle.modelPlaceholder",
      defaultMessage: "Todos los modelos",
      description: "Placeholder of the field vehicle model",
    },
    year: {
      id: "search.vehicle.year",
      defaultMessage: "Año",
      description: "Field: model year",
    },
    invalidYear: {
      id: "search.vehicle.invalidYear",
      defaultMessage: "Ingrese un año de cuatro dígitos o un rango: 2010-2015",
      description: "Under the field model year: it is not a whole year and not a range of years",
    },
    bothAxles: {
      id: "search.vehicle.bothAxles",
      defaultMessage: "Ambos ejes",
      description: "Filter of the results by position: parts of the front and of the rear axle",
    },
    emptyAxleHint: {
      id: "search.vehicle.emptyAxleHint",
      defaultMessage: "No hay piezas de este eje. Elija el otro eje o ambos.",
      description: "No part of the vehicle belongs to the chosen axle",
    },
    cylinder: {
      id: "search.vehicle.cylinder",
      defaultMessage: "Tipo de cilindro",
      description: "Choice: wheel cylinder or master cylinder",
    },
    stillBuilt: {
      id: "search.vehicle.stillBuilt",
      defaultMessage: "actual",
      description: "In the column of the last model year: the vehicle is still built",
    },
    submodelColumn: {
      id: "search.vehicle.column.submodel",
      defaultMessage: "Submodelo",
      description: "Column of a result table: versions of the model; English is fixed: SubModel",
    },
    typeStartHint: {
      id: "search.vehicle.typeStartHint",
      defaultMessage:
        "Primero el tipo de cilindro y luego la marca; el modelo y el año acotan los resultados.",
      description: "Before anything is searched in the section of the cylinders: what to do",
    },
    sectionStartHint: {
      id: "search.vehicle.sectionStartHint",
      defaultMessage: "Con la marca basta; el modelo y el año acotan los resultados.",
      description: "Before anything is searched in a section: what to do",
    },
    startHeading: {
      id: "search.vehicle.startHeading",
      defaultMessage: "Elija un vehículo",
      description: "Before anything is searched",
    },
    startHint: {
      id: "search.vehicle.startHint",
      defaultMessage:
        "Con la marca basta; el modelo y el año acotan los resultados. Las piezas se agrupan por tipo.",
      description: "Before anything is searched: what to do",
    },
  }),
  ...defineMessages<{
    sectionHeading: { section: string };
    results: { vehicle: string };
    found: { count: number; vehicle: string };
    shownOf: { shown: string; total: string };
    emptyHint: { vehicle: string };
  }>({
    sectionHeading: {
      id: "search.vehicle.sectionHeading",
      defaultMessage: "Búsqueda por aplicación: {section}",
      description: "Name of the vehicle search of one section, for screen readers",
    },
    results: {
      id: "search.vehicle.results",
      defaultMessage: "Productos para {vehicle}",
      description: "Name of the result table, for screen readers",
    },
    found: {
      id: "search.vehicle.found",
      defaultMessage:
        "{count, plural, =0 {Ninguna aplicación} one {# aplicación} other {# aplicaciones}} para {vehicle}",
      description: "Read out when results arrive",
    },
    shownOf: {
      id: "search.vehicle.shownOf",
      defaultMessage:
        "{shown} de {total} aplicaciones. Elija un modelo o un año para acotar los resultados.",
      description: "Note under the results when the server cut the list",
    },
    emptyHint: {
      id: "search.vehicle.emptyHint",
      defaultMessage: "No hay piezas para {vehicle}. Pruebe sin el año o con otro modelo.",
      description: "Nothing matches: the search and a suggestion",
    },
  }),
};
