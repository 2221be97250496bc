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
    "key" >= ?
    and "key" < ?
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
        "key" >= ?
        and "key" < ?
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
  search_key.id in (
    select
      rowid
    from
      search_key_substring
    where
      search_key_substring match ?
    limit
      1000
  )
  and "family" in (
    select
      value
    from
      json_each(?)
  )
order by
  length(key),
  key
limit
  ?
