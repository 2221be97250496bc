import { families } from "@caliper/catalogue-model";
import { type CategoryChoice, gradeOfSubcategory } from "@caliper/api-client";
import { useTerms } from "@caliper/catalogue-widgets/shared";

const familyOfCategory = (category: string) =>
  families.find(({ productType }) => productType === category || `${productType}s` === category)
    ?.id;

/** Categories and subcategories, which the wire names in English, in the reader's language. */
export function useCategoryNames() {
  const terms = useTerms();
  const category = (name: string, form: "one" | "many" = "many") => {
    const family = familyOfCategory(name);
    return family === undefined ? name : terms.family(family, form);
  };
  const subcategory = (name: string) => terms.grade(gradeOfSubcategory(name), true);
  return {
    category,
    subcategory,
    choice: (choice: CategoryChoice) =>
      choice.subcategory === ""
        ? category(choice.category)
        : `${category(choice.category)}, ${subcategory(choice.subcategory)}`,
  };
}
