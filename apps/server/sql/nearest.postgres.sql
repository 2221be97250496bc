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
  "search_key"."key" = any ($1::text[])
  and kind in ('code', 'fmsi', 'interchange')
  and "search_key"."family" = any ($2::text[])
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
  and ltrim("key", 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') = any ($3::text[])
  and "search_key"."family" = any ($4::text[])


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
  "p"."code" = any ($1::text[])


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
  search_key.key like any ($1::text[])
  and length(key) between $2 and $3
  and kind in ('code', 'fmsi', 'interchange')
  and "search_key"."family" = any ($4::text[])
order by
  length(key),
  key
limit
  500
