-- whole

select
  upc.code,
  product.family,
  upc.upc
from
  upc
  join product on product.code = upc.code
where
  "upc"."upc" in (
    select
      value
    from
      json_each(?)
  )
  and "product"."family" in (
    select
      value
    from
      json_each(?)
  )
order by
  upc.upc,
  upc.code


-- beginning

select
  upc.code,
  product.family,
  upc.upc
from
  upc
  join product on product.code = upc.code
where
  (
    "upc"."upc" >= ?
    and "upc"."upc" < ?
  )
  and "product"."family" in (
    select
      value
    from
      json_each(?)
  )
order by
  upc.upc,
  upc.code
limit
  ?
