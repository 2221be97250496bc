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
  ($1, $2, $3, $4, $5, $6)
on conflict ("digest") do update
set
  "digest" = $7,
  "table_name" = $8,
  "header" = $9,
  "columns" = $10,
  "saved_by" = $11,
  "saved_at" = $12


-- delete

delete from "sheet_layout"
where
  "digest" = $1
returning
  *
