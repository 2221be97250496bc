-- ofFamily

select
  "price"."code",
  "price"."grade",
  "price"."price_cents",
  "product"."family",
  "product"."detail_en",
  "product"."detail_es",
  "packaging"."box_quantity",
  "packaging"."pallet_quantity",
  "packaging"."weight_kg"
from
  "price"
  inner join "product" on "product"."code" = "price"."code"
  left join "packaging" on "packaging"."code" = "price"."code"
where
  "price"."warehouse" = $1
  and (
    price.from_day <= $2
    and not exists (
      select
        1
      from
        price as later
      where
        later.code = price.code
        and later.grade = price.grade
        and later.warehouse = price.warehouse
        and later.from_day > price.from_day
        and later.from_day <= $3
    )
  )
  and "price"."price_cents" > $4
  and "product"."family" = $5
  and "price"."grade" = $6
order by
  "price"."code",
  "price"."grade"


-- ofCodes

select
  "price"."code",
  "price"."grade",
  "price"."price_cents",
  "product"."family",
  "product"."detail_en",
  "product"."detail_es",
  "packaging"."box_quantity",
  "packaging"."pallet_quantity",
  "packaging"."weight_kg"
from
  "price"
  inner join "product" on "product"."code" = "price"."code"
  left join "packaging" on "packaging"."code" = "price"."code"
where
  "price"."warehouse" = $1
  and (
    price.from_day <= $2
    and not exists (
      select
        1
      from
        price as later
      where
        later.code = price.code
        and later.grade = price.grade
        and later.warehouse = price.warehouse
        and later.from_day > price.from_day
        and later.from_day <= $3
    )
  )
  and "price"."price_cents" > $4
  and "price"."code" in ($5, $6)
order by
  "price"."code",
  "price"."grade"


-- insert

insert into
  "purchase_order" (
    "sent_at",
    "sent_by",
    "customer",
    "customer_code",
    "warehouse",
    "note",
    "line_count",
    "pieces",
    "total_cents",
    "lines"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning
  "id"


-- find

select
  *
from
  "purchase_order"
where
  "id" = $1


-- list

select
  "id",
  "sent_at",
  "sent_by",
  "customer",
  "customer_code",
  "warehouse",
  "note",
  "line_count",
  "pieces",
  "total_cents"
from
  "purchase_order"
where
  "id" < $1
order by
  "id" desc
limit
  $2


-- keys

select
  "key",
  "kind",
  "code",
  "family",
  "brand",
  "shown"
from
  "search_key"
where
  "key" in ($1, $2)
order by
  "code"
