import type { FamilyId } from "@caliper/catalogue-model";
import { Card } from "@caliper/design-system";
import { Outline } from "../drawings/index.ts";
import { useTerms } from "../terms/index.ts";
import {} from "../links/index.ts";
import * as css from "./TypeCards.css.ts";

export interface TypeCardsProps {
  families: readonly FamilyId[];
  onChange: (family: FamilyId) => void;
}

/** The product types with their outlines. */
export function TypeCards({ families, onChange }: TypeCardsProps) {
  const terms = useTerms();
  return (
    <div className={css.cards}>
      {families.map((family) => {
        return (
          <Card key={family} padding={12} onPress={() => onChange(family)}>
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
