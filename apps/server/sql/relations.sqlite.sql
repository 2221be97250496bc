-- from

select
  r.*,
  part.family,
  other.family as related_family
from
  relation as r
  join product as part on part.code = r.code
  join product as other on other.code = r.related_code
where
  "r"."code" in (
    select
      value
    from
      json_each(?)
  )
order by
  r.code,
  r.related_code


-- to

select
  r.*,
  part.family,
  other.family as related_family
from
  relation as r
  join product as part on part.code = r.code
  join product as other on other.code = r.related_code
where
  "r"."related_code" in (
    select
      value
    from
      json_each(?)
  )
order by
  r.code,
  r.related_code
