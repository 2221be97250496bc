-- ofFamily

select
  "interchange"."id",
  "interchange"."code",
  "interchange"."brand",
  "interchange"."interchange",
  "product"."fmsi"
from
  "interchange"
  inner join "product" on "product"."code" = "interchange"."code"
where
  "product"."family" = $1
order by
  "interchange"."code",
  "interchange"."brand",
  "interchange"."interchange",
  "interchange"."id"
limit
  $2
