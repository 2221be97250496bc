import { offeredLanguages, type WrittenLanguage } from "@caliper/catalogue-model";
import { renderToStaticMarkup } from "react-dom/server";
import en from "@caliper/catalogue-widgets/messages/en";
import es from "@caliper/catalogue-widgets/messages/es";
import { FirstScreen } from "./FirstScreen.tsx";
import { codeSlot, templateId } from "./slots.ts";

const catalogues: Readonly<Record<WrittenLanguage, Readonly<Record<string, string>>>> = { en, es };

/** The first screen in each language, as templates; run at build time. */
export const markup = offeredLanguages
  .map(({ id: locale }) => {
    const screen = <FirstScreen locale={locale} messages={catalogues[locale]} code={codeSlot} />;
    return renderToStaticMarkup(<template id={templateId(locale)}>{screen}</template>);
  })
  .join("");
