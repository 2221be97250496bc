-- ofProduct

select
  "code",
  "grade",
  "warehouse",
  "price_cents",
  "from_day"
from
  "price"
where
  "price"."warehouse" = any ($1::text[])
  and not exists (
    select
      1
    from
      price as later
    where
      later.code = price.code
      and later.grade = price.grade
      and later.warehouse = price.warehouse
      and later.from_day > price.from_day
      and later.from_day <= $2::json ->> price.warehouse
  )
  and "code" = $3


-- of

select
  "code",
  "grade",
  "warehouse",
  "price_cents",
  "from_day"
from
  "price"
where
  "price"."warehouse" = any ($1::text[])
  and not exists (
    select
      1
    from
      price as later
    where
      later.code = price.code
      and later.grade = price.grade
      and later.warehouse = price.warehouse
      and later.from_day > price.from_day
      and later.from_day <= $2::json ->> price.warehouse
  )
  and "price"."code" = any ($3::text[])


-- history

select
  "code",
  "grade",
  "warehouse",
  "price_cents",
  "from_day"
from
  "price"
where
  "price"."warehouse" = any ($1::text[])
  and "code" = $2
order by
  "from_day"
