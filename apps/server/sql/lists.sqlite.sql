-- lock


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
  "account_id" = ?
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
  "account_id" = ?
  and "id" = ?


-- shared

select
  "parts_list".*,
  "account"."username" as "owner"
from
  "parts_list"
  inner join "account" on "account"."id" = "parts_list"."account_id"
where
  "share_token" = ?
  and "account"."disabled" = ?


-- lines

select
  *
from
  "list_line"
where
  "list_id" = ?
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
  (?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id"


-- update

update "parts_list"
set
  "name" = ?
where
  "id" = ?


-- delete

delete from "list_line"
where
  "list_id" = ?

delete from "parts_list"
where
  "id" = ?


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
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)


-- updateLine

update "list_line"
set
  "quantity" = ?,
  "revision" = "revision" + ?
where
  "id" = ?


-- place

update "list_line"
set
  "place" = "place" + ?
where
  "list_id" = ?
  and "place" >= ?

update "list_line"
set
  "place" = ?
where
  "id" = ?


-- removeLines

delete from "list_line"
where
  "id" in (?)


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
  "product"."code" in (
    select
      value
    from
      json_each(?)
  )
