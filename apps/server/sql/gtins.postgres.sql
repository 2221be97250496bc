-- whole

select
  upc.code,
  product.family,
  upc.upc
from
  upc
  join product on product.code = upc.code
where
  "upc"."upc" = any ($1::text[])
  and "product"."family" = any ($2::text[])
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
    "upc"."upc" >= $1
    and "upc"."upc" < $2
  )
  and "product"."family" = any ($3::text[])
order by
  upc.upc,
  upc.code
limit
  $4
