import { NumberField, type NumberProblem } from "@caliper/design-system";
import { useState } from "react";

const texts: Readonly<Record<NumberProblem["kind"], string>> = {
  ambiguousComma: "Use a decimal point.",
  notNumber: "Not a number.",
  notWhole: "Not a whole number.",
  tooSmall: "Too small.",
  tooLarge: "Too large.",
};

export default function Example() {
  const [diameter, setDiameter] = useState<number | null>(275);
  const [tolerance, setTolerance] = useState(0.5);
  return (
    <NumberField
      label="Outer diameter"
      labelStart="A"
      unit="mm"
      min={100}
      max={600}
      value={diameter}
      onChange={setDiameter}
      problemText={({ kind }) => texts[kind]}
      tolerance={{
        label: "Tolerance",
        value: tolerance,
        onChange: setTolerance,
        choices: [0, 0.5, 1, 2],
        exactText: "exact",
      }}
    />
  );
}
