import { changeListMutation, type PartsList } from "@caliper/api-client";
import { giveFocus, useClient, useFailure } from "@caliper/catalogue-widgets/shared";
import { Button, Form, IconButton, PageHeader, Stack, TextField } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { BackLink } from "../lists/index.ts";
import { useText } from "../messages/index.ts";
import type { ListHrefs } from "./hrefs.ts";
import { longestName, takeFocus } from "./NameDialog.tsx";
import * as styles from "./PartsList.css.ts";

export interface ListTitleProps {
  list: PartsList;
  hrefs: ListHrefs;
  actions: ReactNode;
}

/** The heading of a list, with its name, which can be changed in place. */
export function ListTitle({ list: { id, name }, hrefs, actions }: ListTitleProps) {
  const t = useText();
  const client = useClient();
  const failureOf = useFailure();
  const change = useMutation(changeListMutation(client));
  const [typed, setTyped] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    giveFocus(() => root.current?.querySelector("button"));
    setTyped(undefined);
  };
  const save = () => {
    if (typed === undefined || typed.trim() === "") return;
    change.mutate({ id, name: typed.trim() }, { onSuccess: close });
  };
  const error =
    typed?.trim() === "" ? t("lists.nameNeeded") : change.error && failureOf(change.error).line;
  return (
    <div ref={root}>
      <Stack gap={8}>
        <PageHeader
          title={
            <span className={styles.title}>
              {name}
              {typed === undefined && (
                <IconButton
                  icon="edit"
                  size="chip"
                  label={t("lists.title.rename")}
                  onPress={() => setTyped(name)}
                />
              )}
            </span>
          }
          context={<BackLink href={hrefs.list()}>{t("lists.lists")}</BackLink>}
          actions={actions}
        />
        {typed !== undefined && (
          <Form onSubmit={save} isPending={change.isPending} label={t("lists.title.rename")}>
            <div className={styles.renaming}>
              <div className={styles.titleField}>
                <TextField
                  label={t("lists.name")}
                  hideLabel
                  inputRef={takeFocus}
                  autoComplete="off"
                  maxLength={longestName}
                  value={typed}
                  onChange={setTyped}
                  onKeyDown={({ key }) => key === "Escape" && close()}
                  {...(error && { error })}
                />
              </div>
              <Button type="submit" variant="primary">
                {t("lists.button.rename")}
              </Button>
              <Button onPress={close}>{t("common.cancel")}</Button>
            </div>
          </Form>
        )}
      </Stack>
    </div>
  );
}
