-- of

select
  *
from
  "stock"
where
  "stock"."code" in (
    select
      value
    from
      json_each(?)
  )
  and "stock"."warehouse" in (
    select
      value
    from
      json_each(?)
  )
