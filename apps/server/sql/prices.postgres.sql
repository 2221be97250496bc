-- ofProduct

select
  "code",
  "grade",
  "warehouse",
  "price_cents"
from
  "price"
where
  "price"."warehouse" = any ($1::text[])
  and "code" = $2


-- of

select
  "code",
  "grade",
  "warehouse",
  "price_cents"
from
  "price"
where
  "price"."warehouse" = any ($1::text[])
  and "price"."code" = any ($2::text[])
