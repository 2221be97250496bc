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
  own.account_key = ?
  and "own"."customer_key" in (
    select
      value
    from
      json_each(?)
  )


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
  own.account_key = ?
  and (
    "own"."customer_key" >= ?
    and "own"."customer_key" < ?
  )
order by
  own.customer_key
limit
  ?


-- ownCodes

select
  *
from
  customer_code
where
  account_key = ?
  and "customer_code"."code" in (
    select
      value
    from
      json_each(?)
  )
order by
  code,
  customer_key
