-- beginning

select
  kind as reason,
  key,
  code,
  family,
  brand,
  shown
from
  search_key
where
  (
    "key" >= $1
    and "key" < $2
  )
order by
  key
limit
  50


-- count

select
  family,
  count(distinct code) as count,
  count(*) as keys
from
  (
    select
      code,
      family
    from
      search_key
    where
      (
        "key" >= $1
        and "key" < $2
      )
    order by
      key
    limit
      1001
  ) as found
group by
  family


-- containing

select
  'contains' as match,
  kind as reason,
  key,
  code,
  family,
  brand,
  shown
from
  search_key
where
  search_key.key like $1
  and "family" = any ($2::text[])
order by
  length(key),
  key
limit
  $3
