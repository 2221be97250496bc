import { defineMessages } from "react-intl";

export const messages = defineMessages({
  compare: {
    id: "comparison.compare",
    defaultMessage: "Comparar",
    description: "Link to the comparison with this part in it",
  },
});
