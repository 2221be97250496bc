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


-- insertOnce

select
  "order_id"
from
  "customer_order"
where
  "request_key" = $1

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


-- sentBefore

select
  "order_id"
from
  "customer_order"
where
  "request_key" = $1


-- lock

select
  pg_advisory_xact_lock($1, hashtext ($2))


-- update

update "customer_order"
set
  "state" = $1
where
  "order_id" = $2
  and "revision" = $3
returning
  "order_id"


-- find

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
  "total_cents",
  "reference",
  "state",
  "revision",
  "changed_at",
  "answers",
  "seen_revision",
  "seen_state",
  "seen_answers",
  "lines",
  "language"
from
  "purchase_order"
  left join "customer_order" on "customer_order"."order_id" = "purchase_order"."id"
where
  "id" = $1

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
  "total_cents",
  "reference",
  "state",
  "revision",
  "changed_at",
  "answers",
  "seen_revision",
  "seen_state",
  "seen_answers",
  "lines",
  "language"
from
  "purchase_order"
  left join "customer_order" on "customer_order"."order_id" = "purchase_order"."id"
where
  "id" = $1
  and "account_id" = $2


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
  "total_cents",
  "reference",
  "state",
  "revision",
  "changed_at",
  "answers",
  "seen_revision",
  "seen_state",
  "seen_answers"
from
  "purchase_order"
  left join "customer_order" on "customer_order"."order_id" = "purchase_order"."id"
where
  "id" < $1
order by
  "id" desc
limit
  $2

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
  "total_cents",
  "reference",
  "state",
  "revision",
  "changed_at",
  "answers",
  "seen_revision",
  "seen_state",
  "seen_answers"
from
  "purchase_order"
  left join "customer_order" on "customer_order"."order_id" = "purchase_order"."id"
where
  "account_id" = $1
order by
  "id" desc
limit
  $2
