-- on

select
  *
from
  (
    select
      code,
      grade,
      warehouse,
      price_cents as after,
      (
        select
          earlier.price_cents
        from
          price as earlier
        where
          earlier.code = price.code
          and earlier.grade = price.grade
          and earlier.warehouse = price.warehouse
          and earlier.from_day < price.from_day
        order by
          earlier.from_day desc
        limit
          1
      ) as before
    from
      price
    where
      from_day = $1
  ) as changes
where
  before is null
  or before <> after
order by
  code,
  grade,
  warehouse
limit
  $2
