-- neighbors

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
  "search_key"."key" in (
    select
      value
    from
      json_each(?)
  )
  and kind in ('code', 'fmsi', 'interchange')
  and "search_key"."family" in (
    select
      value
    from
      json_each(?)
  )
union all
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
  key >= 'A'
  and kind in ('code', 'fmsi', 'interchange')
  and ltrim("key", 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') in (
    select
      value
    from
      json_each(?)
  )
  and "search_key"."family" in (
    select
      value
    from
      json_each(?)
  )


-- demand

select
  p.code,
  (
    select
      count(*)
    from
      application a
    where
      a.code = p.code
  ) as vehicles,
  case
    when exists (
      select
        1
      from
        price c
      where
        c.code = p.code
    ) then 1
    else 0
  end as sold
from
  product p
where
  "p"."code" in (
    select
      value
    from
      json_each(?)
  )


-- alike

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
  search_key.id in (
    select
      rowid
    from
      search_key_substring
    where
      search_key_substring match ?
    limit
      500
  )
  and length(key) between ? and ?
  and kind in ('code', 'fmsi', 'interchange')
  and "search_key"."family" in (
    select
      value
    from
      json_each(?)
  )
order by
  length(key),
  key
limit
  500
