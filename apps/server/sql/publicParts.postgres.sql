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
  "code" = $1
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
  $2


-- codesAfter

select
  "product"."code",
  "changed_at"
from
  "product"
  left join "product_date" on "product_date"."code" = "product"."code"
where
  "product"."code" > $1
  and "family" not in ($2)
order by
  "product"."code"
limit
  $3
