import type { FamilyId } from "@caliper/catalogue-model";
import { defineMessages } from "react-intl";
import type { MessageDescriptor } from "react-intl";

/** Titles of the columns that every family has, by the wire's name. */
export const commonColumns: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  XBP: {
    id: "terms.column.XBP",
    defaultMessage: "Código",
    description: "Column: our product code",
  },
  FMSI: {
    id: "terms.column.FMSI",
    defaultMessage: "Número FMSI",
    description: "Column: the friction industry's plate shape number",
  },
  DWG: {
    id: "terms.column.DWG",
    defaultMessage: "Plano",
    description: "Column: name of the reference drawing, such as BR01",
  },
  POSITION: {
    id: "terms.column.POSITION",
    defaultMessage: "Posición",
    description: "Column: axle",
  },
  Qty_box: {
    id: "terms.column.Qty_box",
    defaultMessage: "Por caja",
    description: "Column: pieces per box",
  },
  Qty_Pallet: {
    id: "terms.column.Qty_Pallet",
    defaultMessage: "Por paleta",
    description: "Column: pieces per pallet",
  },
});

/** Titles of a family's own columns, by the wire's name. */
export const familyColumns: Readonly<
  Record<FamilyId, Readonly<Record<string, MessageDescriptor>>>
> = {
  brake_pads: defineMessages({
    LENGTH1: {
      id: "terms.column.brake_pads.LENGTH1",
      defaultMessage: "Longitud, exterior",
      description: "Column of brake pads, in mm",
    },
    WIDTH1: {
      id: "terms.column.brake_pads.WIDTH1",
      defaultMessage: "Ancho, exterior",
      description: "Column of brake pads, in mm",
    },
    THICK1: {
      id: "terms.column.brake_pads.THICK1",
      defaultMessage: "Espesor, exterior",
      description: "Column of brake pads, in mm",
    },
    LENGTH2: {
      id: "terms.column.brake_pads.LENGTH2",
      defaultMessage: "Longitud, interior",
      description: "Column of brake pads, in mm",
    },
    WIDTH2: {
      id: "terms.column.brake_pads.WIDTH2",
      defaultMessage: "Ancho, interior",
      description: "Column of brake pads, in mm",
    },
    THICK2: {
      id: "terms.column.brake_pads.THICK2",
      defaultMessage: "Espesor, interior",
      description: "Column of brake pads, in mm",
    },
  }),
  brake_shoes: defineMessages({
    Arc_Length_1: {
      id: "terms.column.brake_shoes.Arc_Length_1",
      defaultMessage: "Longitud de arco, primaria",
      description: "Column of brake shoes, in mm",
    },
    Width_1: {
      id: "terms.column.brake_shoes.Width_1",
      defaultMessage: "Ancho, primaria",
      description: "Column of brake shoes, in mm",
    },
    Thickness_1_1: {
      id: "terms.column.brake_shoes.Thickness_1_1",
      defaultMessage: "Espesor 1, primaria",
      description: "Column of brake shoes, in mm",
    },
    Thickness_1_2: {
      id: "terms.column.brake_shoes.Thickness_1_2",
      defaultMessage: "Espesor 2, primaria",
      description: "Column of brake shoes, in mm",
    },
    Arc_Length_2: {
      id: "terms.column.brake_shoes.Arc_Length_2",
      defaultMessage: "Longitud de arco, secundaria",
      description: "Column of brake shoes, in mm",
    },
    Width_2: {
      id: "terms.column.brake_shoes.Width_2",
      defaultMessage: "Ancho, secundaria",
      description: "Column of brake shoes, in mm",
    },
    Thickness_2_1: {
      id: "terms.column.brake_shoes.Thickness_2_1",
      defaultMessage: "Espesor 1, secundaria",
      description: "Column of brake shoes, in mm",
    },
    Thickness_2_2: {
      id: "terms.column.brake_shoes.Thickness_2_2",
      defaultMessage: "Espesor 2, secundaria",
      description: "Column of brake shoes, in mm",
    },
    DRUM_DIAM: {
      id: "terms.column.brake_shoes.DRUM_DIAM",
      defaultMessage: "Diámetro del tambor",
      description: "Column of brake shoes, in mm",
    },
    DRUM_WIDTH: {
      id: "terms.column.brake_shoes.DRUM_WIDTH",
      defaultMessage: "Ancho del tambor",
      description: "Column of brake shoes, in mm",
    },
  }),
  brake_lining: defineMessages({
    Reference: {
      id: "terms.column.brake_lining.Reference",
      defaultMessage: "Código",
      description: "Column of brake lining",
    },
    WIDTH: {
      id: "terms.column.brake_lining.WIDTH",
      defaultMessage: "Ancho",
      description: "Column of brake lining, in mm",
    },
    LONG: {
      id: "terms.column.brake_lining.LONG",
      defaultMessage: "Largo",
      description: "Column of brake lining, in mm",
    },
    THICKNESS: {
      id: "terms.column.brake_lining.THICKNESS",
      defaultMessage: "Espesor",
      description: "Column of brake lining, in mm",
    },
  }),
  brake_rotors: defineMessages({
    DISC: {
      id: "terms.column.brake_rotors.DISC",
      defaultMessage: "Disco",
      description: "Column of brake rotors",
    },
    OUTER_DIAM: {
      id: "terms.column.brake_rotors.OUTER_DIAM",
      defaultMessage: "Diámetro exterior",
      description: "Column of brake rotors, in mm",
    },
    HAT_DIAM: {
      id: "terms.column.brake_rotors.HAT_DIAM",
      defaultMessage: "Diámetro de campana",
      description: "Column of brake rotors, in mm",
    },
    CENTER_BORE: {
      id: "terms.column.brake_rotors.CENTER_BORE",
      defaultMessage: "Orificio central",
      description: "Column of brake rotors, in mm",
    },
    BOLT_CIRCLE: {
      id: "terms.column.brake_rotors.BOLT_CIRCLE",
      defaultMessage: "Círculo de pernos",
      description: "Column of brake rotors, in mm",
    },
    HEIGHT: {
      id: "terms.column.brake_rotors.HEIGHT",
      defaultMessage: "Altura total",
      description: "Column of brake rotors, in mm",
    },
    THICKNESS: {
      id: "terms.column.brake_rotors.THICKNESS",
      defaultMessage: "Espesor nuevo",
      description: "Column of brake rotors, in mm",
    },
    MIN_THICKNESS: {
      id: "terms.column.brake_rotors.MIN_THICKNESS",
      defaultMessage: "Espesor mínimo",
      description: "Column of brake rotors, in mm",
    },
    FLANGE: {
      id: "terms.column.brake_rotors.FLANGE",
      defaultMessage: "Espesor de brida",
      description: "Column of brake rotors, in mm",
    },
    HOLES: {
      id: "terms.column.brake_rotors.HOLES",
      defaultMessage: "Orificios de perno",
      description: "Column of brake rotors",
    },
  }),
  brake_drums: defineMessages({
    DRUM_TYPE: {
      id: "terms.column.brake_drums.DRUM_TYPE",
      defaultMessage: "Tipo de tambor",
      description: "Column of brake drums",
    },
    DRUM_DIAM: {
      id: "terms.column.brake_drums.DRUM_DIAM",
      defaultMessage: "Diámetro del tambor",
      description: "Column of brake drums, in mm",
    },
    MAX_DIAM: {
      id: "terms.column.brake_drums.MAX_DIAM",
      defaultMessage: "Diámetro máximo",
      description: "Column of brake drums, in mm",
    },
    DRUM_WIDTH: {
      id: "terms.column.brake_drums.DRUM_WIDTH",
      defaultMessage: "Ancho de banda",
      description: "Column of brake drums, in mm",
    },
    HEIGHT: {
      id: "terms.column.brake_drums.HEIGHT",
      defaultMessage: "Altura total",
      description: "Column of brake drums, in mm",
    },
    CENTER_BORE: {
      id: "terms.column.brake_drums.CENTER_BORE",
      defaultMessage: "Orificio central",
      description: "Column of brake drums, in mm",
    },
    BOLT_CIRCLE: {
      id: "terms.column.brake_drums.BOLT_CIRCLE",
      defaultMessage: "Círculo de pernos",
      description: "Column of brake drums, in mm",
    },
    OUTER_DIAM: {
      id: "terms.column.brake_drums.OUTER_DIAM",
      defaultMessage: "Diámetro exterior",
      description: "Column of brake drums, in mm",
    },
    HOLES: {
      id: "terms.column.brake_drums.HOLES",
      defaultMessage: "Orificios de perno",
      description: "Column of brake drums",
    },
  }),
  wheel_cylinders: defineMessages({
    Size: {
      id: "terms.column.wheel_cylinders.Size",
      defaultMessage: "Diámetro, pulg.",
      description: "Column of wheel cylinders",
    },
    Sizemm: {
      id: "terms.column.wheel_cylinders.Sizemm",
      defaultMessage: "Diámetro",
      description: "Column of wheel cylinders, in mm",
    },
    Rosca: {
      id: "terms.column.wheel_cylinders.Rosca",
      defaultMessage: "Rosca",
      description: "Column of wheel cylinders",
    },
    Longitud: {
      id: "terms.column.wheel_cylinders.Longitud",
      defaultMessage: "Longitud",
      description: "Column of wheel cylinders, in mm",
    },
    Orificios: {
      id: "terms.column.wheel_cylinders.Orificios",
      defaultMessage: "Orificios",
      description: "Column of wheel cylinders",
    },
  }),
  master_cylinders: defineMessages({
    Bore: {
      id: "terms.column.master_cylinders.Bore",
      defaultMessage: "Diámetro, pulg.",
      description: "Column of master cylinders",
    },
    Bore_mm: {
      id: "terms.column.master_cylinders.Bore_mm",
      defaultMessage: "Diámetro",
      description: "Column of master cylinders, in mm",
    },
    Ports: {
      id: "terms.column.master_cylinders.Ports",
      defaultMessage: "Orificios",
      description: "Column of master cylinders",
    },
    Primary: {
      id: "terms.column.master_cylinders.Primary",
      defaultMessage: "Carrera primaria",
      description: "Column of master cylinders, in mm",
    },
    Secondary: {
      id: "terms.column.master_cylinders.Secondary",
      defaultMessage: "Carrera secundaria",
      description: "Column of master cylinders, in mm",
    },
  }),
  hardware: defineMessages({
    "Hardware Type": {
      id: "terms.column.hardware.Hardware_Type",
      defaultMessage: "Tipo",
      description: "Column of hardware",
    },
    Location: {
      id: "terms.column.hardware.Location",
      defaultMessage: "Ubicación",
      description: "Column of hardware",
    },
    Pieces: {
      id: "terms.column.hardware.Pieces",
      defaultMessage: "Piezas",
      description: "Column of hardware",
    },
    DIAGRAM: {
      id: "terms.column.hardware.DIAGRAM",
      defaultMessage: "Diagrama",
      description: "Column of hardware",
    },
  }),
  caliper_kits: defineMessages({
    "CALIPER SYSTEM": {
      id: "terms.column.caliper_kits.CALIPER_SYSTEM",
      defaultMessage: "Código",
      description: "Column of caliper systems",
    },
    PISTON_DIAM: {
      id: "terms.column.caliper_kits.PISTON_DIAM",
      defaultMessage: "Diámetro del pistón",
      description: "Column of caliper systems, in mm",
    },
    PISTONS: {
      id: "terms.column.caliper_kits.PISTONS",
      defaultMessage: "Pistones",
      description: "Column of caliper systems",
    },
    PISTON: {
      id: "terms.column.caliper_kits.PISTON",
      defaultMessage: "Pistón",
      description: "Column of caliper systems",
    },
    CONTENTS: {
      id: "terms.column.caliper_kits.CONTENTS",
      defaultMessage: "Contenido",
      description: "Column of caliper systems",
    },
    QTY_BOX: {
      id: "terms.column.caliper_kits.QTY_BOX",
      defaultMessage: "Piezas por caja",
      description: "Column of caliper systems",
    },
  }),
  pistons: defineMessages({
    MATERIAL: {
      id: "terms.column.pistons.MATERIAL",
      defaultMessage: "Material",
      description: "Column of pistons",
    },
    OUTER_DIAM: {
      id: "terms.column.pistons.OUTER_DIAM",
      defaultMessage: "Diámetro exterior",
      description: "Column of pistons, in mm",
    },
    HEIGHT: {
      id: "terms.column.pistons.HEIGHT",
      defaultMessage: "Altura",
      description: "Column of pistons, in mm",
    },
    INNER_DIAM: {
      id: "terms.column.pistons.INNER_DIAM",
      defaultMessage: "Diámetro interior",
      description: "Column of pistons, in mm",
    },
  }),
  cylinder_cups: defineMessages({
    REFERENCE: {
      id: "terms.column.cylinder_cups.REFERENCE",
      defaultMessage: "Código",
      description: "Column of cylinder cups",
    },
    SIZE: {
      id: "terms.column.cylinder_cups.SIZE",
      defaultMessage: "Medida, pulg.",
      description: "Column of cylinder cups",
    },
    QTY_BOX: {
      id: "terms.column.cylinder_cups.QTY_BOX",
      defaultMessage: "Piezas por caja",
      description: "Column of cylinder cups",
    },
  }),
  brake_fluids: {},
};
