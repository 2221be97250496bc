import { familyIdOfType } from "@caliper/catalogue-model";
import { type CategoryChoice, gradeOfSubcategory } from "@caliper/api-client";
import { useTerms } from "@caliper/catalogue-widgets/shared";

/** The name of a category is a product type or its plural. */
const familyOfCategory = (category: string) =>
  familyIdOfType(category) ?? familyIdOfType(category.replace(/s$/u, ""));

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
