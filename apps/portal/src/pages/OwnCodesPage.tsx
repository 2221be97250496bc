import { LoadDataDialog, OwnCodes } from "@caliper/administration";
import { PrintHead } from "@caliper/catalogue-widgets";
import { Stack } from "@caliper/design-system";
import { useNavigate } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { useServices } from "../state/services.tsx";
import { useListQuery } from "../state/useListQuery.ts";
import { PageTitle } from "./PageTitle.tsx";

/** The user's own codes; the URL can open the upload dialog over them. */
export default function OwnCodesPage() {
  const t = useText();
  const { store } = useServices();
  const navigate = useNavigate();
  const show = (load: boolean) => void navigate(paths.ownCodes({ load }), { replace: true });
  return (
    <Stack gap={16}>
      <PageTitle>{t("portal.shell.ownCodes")}</PageTitle>
      <PrintHead />
      <OwnCodes onLoad={() => show(true)} />
      <LoadDataDialog
        isOpen={useListQuery().get("load") === "1"}
        onClose={() => show(false)}
        matching={store.matching}
      />
    </Stack>
  );
}
