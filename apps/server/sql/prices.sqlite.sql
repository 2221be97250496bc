-- ofProduct

select
  "code",
  "grade",
  "warehouse",
  "price_cents"
from
  "price"
where
  "price"."warehouse" in (
    select
      value
    from
      json_each(?)
  )
  and "code" = ?


-- of

select
  "code",
  "grade",
  "warehouse",
  "price_cents"
from
  "price"
where
  "price"."warehouse" in (
    select
      value
    from
      json_each(?)
  )
  and "price"."code" in (
    select
      value
    from
      json_each(?)
  )
