import { texts } from "../languages.ts";
import {
  column,
  familyTable,
  holes,
  mmAsStored,
  ownCode,
  position,
  sameHub,
  storedBore,
  within,
} from "./declare.ts";

/** Makers allow discs 1.5 to 3 mm of wear. */
const discWear = {
  becomes: "smaller",
  allowance: 2,
  limit: { from: "thickness", to: "minThickness", share: 1 },
} as const;

/** Our judgment: a bracket leaves about 2 mm outside the disc, and pads may reach over its ring by half a millimeter on each side. */
const edge = within("size", 1);

/** `drawing` is BR01 (ventilated) or BR02 (solid). */
export const brakeRotors = familyTable({
  name: "brake_rotors",
  wireName: "brake_rotors",
  title: texts("Brake rotors", "Rotores de freno"),
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "drawing", "DWG", "Drawing", "Plano", { identifying: true, drawn: true }),
    position({ identifying: true, substitution: "equal" }),
    column("text", "disc", "DISC", "Disc", "Disco", {
      identifying: true,
      choices: ["Ventilated", "Solid"],
      drawn: true,
      substitution: "equal",
    }),
    mmAsStored("A", "outerDiameter", "OUTER_DIAM", "Outer diameter", "Diámetro exterior", {
      short: 1,
      usual: [150, 470],
      substitution: edge,
    }),
    mmAsStored("B", "hatDiameter", "HAT_DIAM", "Hat diameter", "Diámetro de campana", {
      usual: [80, 300],
      below: "outerDiameter",
      substitution: edge,
    }),
    mmAsStored("C", "centerBore", "CENTER_BORE", "Center bore", "Orificio central", {
      ...storedBore,
      usual: [25, 260],
      below: "hatDiameter",
      substitution: sameHub.bore,
    }),
    mmAsStored("D", "boltCircle", "BOLT_CIRCLE", "Bolt circle", "Círculo de pernos", {
      usual: [80, 300],
      below: "outerDiameter",
      substitution: sameHub.boltCircle,
    }),
    mmAsStored("E", "height", "HEIGHT", "Overall height", "Altura total", {
      usual: [8, 200],
      // Each of the two faces wears by half.
      wear: { ...discWear, allowance: 1, limit: { ...discWear.limit, share: 0.5 } },
      // Our judgment: a floating caliper follows the disc, but its bracket has about a millimeter of room.
      substitution: within("height", 0.5),
    }),
    mmAsStored("F", "thickness", "THICKNESS", "Thickness, new", "Espesor nuevo", {
      short: 2,
      usual: [5, 55],
      wear: discWear,
      // Our judgment: new pads must still fit around a thicker disc, and a thinner one is worn out sooner.
      substitution: within("thickness", 0.5),
    }),
    mmAsStored("G", "minThickness", "MIN_THICKNESS", "Minimum thickness", "Espesor mínimo", {
      usual: [3, 53],
      below: "thickness",
    }),
    mmAsStored("H", "flange", "FLANGE", "Flange thickness", "Espesor de brida", {
      usual: [2, 30],
      // Our judgment: the wheel moves outward by it, and the studs hold by less.
      substitution: within("thickness", 1),
    }),
    holes,
  ],
});
