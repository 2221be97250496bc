-- of

select
  *
from
  "stock"
where
  "stock"."code" = any ($1::text[])
  and "stock"."warehouse" = any ($2::text[])
