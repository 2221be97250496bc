-- whole

select
  'customer' as reason,
  own.customer_key as key,
  own.code,
  product.family,
  null as brand,
  own.customer_code as shown
from
  customer_code as own
  join product on product.code = own.code
where
  own.account_key = $1
  and "own"."customer_key" = any ($2::text[])


-- beginning

select
  'customer' as reason,
  own.customer_key as key,
  own.code,
  product.family,
  null as brand,
  own.customer_code as shown
from
  customer_code as own
  join product on product.code = own.code
where
  own.account_key = $1
  and (
    "own"."customer_key" >= $2
    and "own"."customer_key" < $3
  )
order by
  own.customer_key
limit
  $4


-- ownCodes

select
  *
from
  customer_code
where
  account_key = $1
  and "customer_code"."code" = any ($2::text[])
order by
  code,
  customer_key
