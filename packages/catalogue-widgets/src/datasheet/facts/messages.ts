import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    fmsi: {
      id: "datasheet.facts.fmsi",
      defaultMessage: "FMSI",
      description: "Fact: FMSI number of the pad or shoe",
    },
    disc: {
      id: "datasheet.facts.disc",
      defaultMessage: "Disco",
      description: "Fact: whether a rotor is ventilated or solid",
    },
    drumType: {
      id: "datasheet.facts.drumType",
      defaultMessage: "Tambor",
      description: "Fact: kind of drum",
    },
    boltPattern: {
      id: "datasheet.facts.boltPattern",
      defaultMessage: "Patrón de pernos",
      description: "Fact: number of bolt holes and diameter of their circle",
    },
    bore: {
      id: "datasheet.facts.bore",
      defaultMessage: "Diámetro nominal",
      description: "Fact: bore of a cylinder in inches, such as 13/16",
    },
    thread: {
      id: "datasheet.facts.thread",
      defaultMessage: "Rosca",
      description: "Fact: thread of a cylinder",
    },
    ports: {
      id: "datasheet.facts.ports",
      defaultMessage: "Orificios",
      description: "Fact: number of ports of a cylinder",
    },
    weight: {
      id: "datasheet.facts.weight",
      defaultMessage: "Peso",
      description: "Fact: weight of one piece",
    },
    certification: {
      id: "datasheet.facts.certification",
      defaultMessage: "Certificación",
      description: "Fact: whether the product is certified",
    },
  }),
  boltPatternValue: defineMessage<{ holes: number; circle: string }>({
    id: "datasheet.facts.boltPatternValue",
    defaultMessage: "{holes, number} x {circle} mm",
    description: "Bolt pattern: number of holes, then the diameter of their circle in mm",
  }),
};
