import type { AccessKey, EmbedRelease } from "@caliper/api-client";
import { Select, Switch, TextArea, TextField } from "@caliper/design-system";
import { offeredLanguages } from "@caliper/catalogue-model";
import {
  type EmbedAttribute,
  embedSections,
  embedThemes,
  embedWidgets,
  sectionIds,
  useTerms,
} from "@caliper/catalogue-widgets/shared";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import { type EmbedDraft, hasAttribute } from "./embedCode.ts";
import * as styles from "./EmbedBuilder.css.ts";

export interface EmbedFieldsProps {
  draft: EmbedDraft;
  onChange: (draft: EmbedDraft) => void;
  /** Embed keys that work. */
  accessKeys: readonly AccessKey[];
  release: EmbedRelease;
}

/** Select a missing attribute by this id, because an item needs one. */
const none = "none";
const levels = ["1", "2", "3", "4", "5", "6"];
const defaultLevel = "2";

/** One field for each attribute of the chosen widget. */
export function EmbedFields({ draft, onChange, accessKeys, release }: EmbedFieldsProps) {
  const { formatList } = useIntl();
  const t = useText();
  const terms = useTerms();
  const { widget, values } = draft;
  const key = accessKeys.find((each) => each.key === values.key);
  const edit = (name: EmbedAttribute, value: string) =>
    onChange({ ...draft, values: { ...values, [name]: value } });
  const text = (name: EmbedAttribute) => ({
    value: values[name] ?? "",
    onChange: (value: string) => edit(name, value),
  });
  const choice = (name: EmbedAttribute, defaultId: string) => ({
    value: values[name] || defaultId,
    onChange: (id: string) => edit(name, id === defaultId ? "" : id),
  });
  const code = { isMono: true, autoComplete: "off", maxLength: 80 };
  const has = (name: EmbedAttribute) => hasAttribute(widget, name);
  const [major = ""] = release.version.split(".");
  return (
    <div className={styles.fields}>
      <Select
        label={t("embedding.widget")}
        items={embedWidgets.map((id) => ({ id, label: t(`embedding.widget.${id}`) }))}
        value={widget}
        onChange={(id) => onChange({ ...draft, widget: id })}
      />
      <Select
        label={t("embedding.key")}
        description={
          key && t("embedding.worksOn", { origins: formatList(key.origins, { type: "unit" }) })
        }
        items={accessKeys.map((each) => ({ id: each.key, label: each.name }))}
        value={values.key ?? null}
        onChange={(id) => edit("key", id)}
      />
      {has("code") && <TextField label={t("embedding.product")} {...code} {...text("code")} />}
      {has("with") && <TextField label={t("embedding.other")} {...code} {...text("with")} />}
      {has("section") && (
        <Select
          label={t("embedding.section")}
          items={embedSections.map((id) => ({ id, label: terms.section(sectionIds[id]) }))}
          {...choice("section", "rotors")}
        />
      )}
      <Select
        label={t("embedding.language")}
        items={[
          { id: none, label: t("embedding.language.page") },
          ...offeredLanguages.map(({ id, name }) => ({ id, label: name })),
        ]}
        {...choice("locale", none)}
      />
      <Select
        label={t("embedding.theme")}
        items={embedThemes.map((id) => ({ id, label: t(`embedding.theme.${id}`) }))}
        {...choice("theme", "auto")}
      />
      <Select
        label={t("embedding.headingLevel")}
        items={levels.map((id) => ({ id, label: id }))}
        {...choice("heading-level", defaultLevel)}
      />
      <Select
        label={t("embedding.version")}
        items={[
          { id: "fixed", label: t("embedding.fixed", { version: release.version }) },
          { id: "newest", label: t("embedding.newest", { major }) },
        ]}
        value={draft.isFixed ? "fixed" : "newest"}
        onChange={(id) => onChange({ ...draft, isFixed: id === "fixed" })}
      />
      <div className={styles.medium}>
        <TextField
          label={t("embedding.linkTemplate")}
          description={t("embedding.linkTemplate.hint")}
          autoComplete="off"
          {...text("link-template")}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          label={t("embedding.brand")}
          description={t("embedding.brand.hint")}
          {...(!isJson(values.brand) && { error: t("embedding.brandWrong") })}
          {...text("brand")}
        />
      </div>
      {has("cart") && (
        <div className={styles.wide}>
          <Switch
            isSelected={Boolean(values.cart)}
            onChange={(isShown) => edit("cart", isShown ? "on" : "")}
          >
            {t("embedding.cart")}
          </Switch>
        </div>
      )}
    </div>
  );
}

function isJson(text = ""): boolean {
  if (text.trim() === "") return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
