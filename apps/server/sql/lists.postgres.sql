-- lock

select
  pg_advisory_xact_lock($1, hashtext ($2))


-- ofAccount

select
  "parts_list".*,
  (
    select
      count(*) as "lines"
    from
      "list_line"
    where
      "list_id" = "parts_list"."id"
  ) as "line_count",
  (
    select
      coalesce(sum("quantity"), 0) as "sum"
    from
      "list_line"
    where
      "list_id" = "parts_list"."id"
  ) as "pieces"
from
  "parts_list"
where
  "account_id" = $1
order by
  "changed_at" desc,
  "id" desc


-- find

select
  "parts_list".*,
  (
    select
      count(*) as "lines"
    from
      "list_line"
    where
      "list_id" = "parts_list"."id"
  ) as "line_count",
  (
    select
      coalesce(sum("quantity"), 0) as "sum"
    from
      "list_line"
    where
      "list_id" = "parts_list"."id"
  ) as "pieces"
from
  "parts_list"
where
  "account_id" = $1
  and "id" = $2


-- shared

select
  "parts_list".*,
  "account"."username" as "owner"
from
  "parts_list"
  inner join "account" on "account"."id" = "parts_list"."account_id"
where
  "share_token" = $1
  and "account"."disabled" = $2


-- lines

select
  *
from
  "list_line"
where
  "list_id" = $1
order by
  "place",
  "id"


-- insert

insert into
  "parts_list" (
    "account_id",
    "name",
    "is_standing",
    "is_copyable",
    "share_token",
    "created_at",
    "changed_at",
    "archived_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
returning
  "id"


-- update

update "parts_list"
set
  "name" = $1
where
  "id" = $2


-- delete

delete from "list_line"
where
  "list_id" = $1

delete from "parts_list"
where
  "id" = $1


-- insertLines

insert into
  "list_line" (
    "list_id",
    "place",
    "revision",
    "code",
    "grade",
    "quantity",
    "note",
    "seen_cents",
    "seen_grade",
    "seen_warehouse",
    "seen_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)


-- updateLine

update "list_line"
set
  "quantity" = $1,
  "revision" = "revision" + $2
where
  "id" = $3


-- place

update "list_line"
set
  "place" = "place" + $1
where
  "list_id" = $2
  and "place" >= $3

update "list_line"
set
  "place" = $1
where
  "id" = $2


-- removeLines

delete from "list_line"
where
  "id" in ($1)


-- parts

select
  "product"."code",
  "product"."family",
  "product"."detail_en",
  "product"."detail_es",
  "packaging"."box_quantity",
  "packaging"."pallet_quantity",
  "packaging"."weight_kg"
from
  "product"
  left join "packaging" on "packaging"."code" = "product"."code"
where
  "product"."code" = any ($1::text[])
