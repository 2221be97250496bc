import type { Wire } from "@caliper/api-client/wire";
import { familyOf } from "@caliper/catalogue-model";
import type { AmendmentRecord } from "../../amendments/amendments.service.ts";
import { instant } from "./accounts.ts";

export function amendmentRecord({
  amendment,
  product,
  current,
}: AmendmentRecord): Wire<"AmendmentRecord"> {
  const { resolution, field, suggested, change_set_id: change, reviewed_by: by } = amendment;
  return {
    report_id: amendment.id,
    creation_date: instant(amendment.created_at),
    user: amendment.username,
    email: amendment.email,
    subject: amendment.subject,
    product_code: amendment.code,
    report_status: amendment.status as 0 | 1 | 2,
    message: amendment.message,
    ...(product && { product_type: familyOf(product.family).productType }),
    ...(resolution !== null && { resolution }),
    ...(field !== null && { field }),
    ...(suggested !== null && { suggested }),
    ...(current !== undefined && { current }),
    ...(change !== null && { change_id: change }),
    ...(by !== null && { reviewed_by: by }),
    ...(amendment.reviewed_at !== null && { reviewed_at: instant(amendment.reviewed_at) }),
  };
}
