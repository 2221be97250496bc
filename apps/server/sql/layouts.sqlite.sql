-- all

select
  *
from
  "sheet_layout"
order by
  "saved_at" desc


-- put

insert into
  "sheet_layout" (
    "digest",
    "table_name",
    "header",
    "columns",
    "saved_by",
    "saved_at"
  )
values
  (?, ?, ?, ?, ?, ?)
on conflict ("digest") do update
set
  "digest" = ?,
  "table_name" = ?,
  "header" = ?,
  "columns" = ?,
  "saved_by" = ?,
  "saved_at" = ?


-- delete

delete from "sheet_layout"
where
  "digest" = ?
returning
  *
