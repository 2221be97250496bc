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
  "r"."code" = any ($1::text[])
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
  "r"."related_code" = any ($1::text[])
order by
  r.code,
  r.related_code
