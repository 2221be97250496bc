-- begun

select distinct
  old_key
from
  replacement
where
  (
    "old_key" >= ?
    and "old_key" < ?
  )
  and old_key <> ?
  and not exists (
    select
      1
    from
      product
    where
      product.code_key = old_key
  )
order by
  old_key
limit
  ?


-- from

with recursive
  reached (id, code) as (
    select
      id,
      code
    from
      replacement
    where
      "replacement"."old_key" in (
        select
          value
        from
          json_each(?)
      )
    union
    select
      next.id,
      next.code
    from
      reached
      join product on product.code = reached.code
      join replacement as next on next.old_key = product.code_key
  )
select
  r.old_code,
  r.old_key,
  r.code,
  product.family,
  r.grouping,
  r.ratio,
  r.reason,
  r.date,
  r.note_en,
  r.note_es,
  (
    select
      min(old.code)
    from
      product as old
    where
      old.code_key = r.old_key
  ) as old_product
from
  replacement as r
  join product on product.code = r.code
where
  r.id in (
    select
      id
    from
      reached
  )
order by
  r.old_key,
  r.id


-- to

with recursive
  reached (id, old_key) as (
    select
      id,
      old_key
    from
      replacement
    where
      code = ?
    union
    select
      next.id,
      next.old_key
    from
      reached
      join product on product.code_key = reached.old_key
      join replacement as next on next.code = product.code
  )
select
  r.old_code,
  r.old_key,
  r.code,
  product.family,
  r.grouping,
  r.ratio,
  r.reason,
  r.date,
  r.note_en,
  r.note_es,
  (
    select
      min(old.code)
    from
      product as old
    where
      old.code_key = r.old_key
  ) as old_product
from
  replacement as r
  join product on product.code = r.code
where
  r.id in (
    select
      id
    from
      reached
  )
order by
  r.old_key,
  r.id
