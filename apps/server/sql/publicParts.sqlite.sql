-- vehicles

select
  "maker",
  "model",
  "year_from",
  "year_to",
  count(*) as "versions"
from
  "application"
where
  "code" = ?
group by
  "maker",
  "model",
  "year_from",
  "year_to"
order by
  "maker",
  "model",
  "year_from"
limit
  ?


-- codesAfter

select
  "product"."code",
  "changed_at"
from
  "product"
  left join "product_date" on "product_date"."code" = "product"."code"
where
  "product"."code" > ?
  and "family" not in (?)
order by
  "product"."code"
limit
  ?
