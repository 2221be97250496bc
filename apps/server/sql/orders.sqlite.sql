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
  "price"."warehouse" = ?
  and (
    price.from_day <= ?
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
        and later.from_day <= ?
    )
  )
  and "price"."price_cents" > ?
  and "product"."family" = ?
  and "price"."grade" = ?
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
  "price"."warehouse" = ?
  and (
    price.from_day <= ?
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
        and later.from_day <= ?
    )
  )
  and "price"."price_cents" > ?
  and "price"."code" in (?, ?)
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
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id"


-- insertOnce

select
  "order_id"
from
  "customer_order"
where
  "request_key" = ?

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
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id"


-- sentBefore

select
  "order_id"
from
  "customer_order"
where
  "request_key" = ?


-- lock


-- update

update "customer_order"
set
  "state" = ?
where
  "order_id" = ?
  and "revision" = ?
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
  "id" = ?

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
  "id" = ?
  and "account_id" = ?


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
  "id" < ?
order by
  "id" desc
limit
  ?

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
  "account_id" = ?
order by
  "id" desc
limit
  ?
