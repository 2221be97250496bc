import { Accounts } from "@caliper/administration";
import { useNavigate } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { useListQuery } from "../state/useListQuery.ts";
import { Page } from "./Page.tsx";

/** User accounts, for administrators. */
export default function AccountsPage() {
  const t = useText();
  const navigate = useNavigate();
  const query = useListQuery();
  return (
    <Page title={t("portal.menu.accounts")}>
      <Accounts
        filter={query.get("name") ?? ""}
        onFilterChange={(name) => void navigate(paths.accounts(name), { replace: true })}
      />
    </Page>
  );
}
