import type { MeasurableType } from "@caliper/api-client";
import { Card } from "@caliper/design-system";
import { Outline } from "../drawings/index.ts";
import { useTerms } from "../terms/index.ts";
import { familyOfType } from "../links/index.ts";
import * as css from "./TypeCards.css.ts";

export interface TypeCardsProps {
  types: readonly MeasurableType[];
  onChange: (type: MeasurableType) => void;
}

/** The product types with their outlines. */
export function TypeCards({ types, onChange }: TypeCardsProps) {
  const terms = useTerms();
  return (
    <div className={css.cards}>
      {types.map((type) => {
        const family = familyOfType(type);
        return (
          <Card key={type} padding={12} onPress={() => onChange(type)}>
            <span className={css.card}>
              <Outline family={family} measures={{}} size="card" />
              <span className={css.name}>{terms.family(family, "many")}</span>
            </span>
          </Card>
        );
      })}
    </div>
  );
}
