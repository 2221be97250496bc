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
  "price"."warehouse" in (
    select
      value
    from
      json_each(?)
  )
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
      and later.from_day <= ? ->> price.warehouse
  )
  and "code" = ?


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
  "price"."warehouse" in (
    select
      value
    from
      json_each(?)
  )
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
      and later.from_day <= ? ->> price.warehouse
  )
  and "price"."code" in (
    select
      value
    from
      json_each(?)
  )


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
  "price"."warehouse" in (
    select
      value
    from
      json_each(?)
  )
  and "code" = ?
order by
  "from_day"
