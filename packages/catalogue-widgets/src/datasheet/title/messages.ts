import { defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({}),
};
