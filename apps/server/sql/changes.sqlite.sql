-- rowsAt

select
  t.*
from
  (
    select
      value ->> 0 as "code"
    from
      json_each(?)
  ) as "wanted"
  cross join "brake_rotors" as t on t."code" = wanted."code"


-- rowsWhere

select
  t.*
from
  (
    select
      value ->> 0 as "code"
    from
      json_each(?)
  ) as "wanted"
  cross join "brake_rotors" as t on t."code" = wanted."code"


-- allRows

select
  *
from
  "brake_rotors"
where
  1 = 1
order by
  "code"
limit
  ?

select
  *
from
  "customer_code"
where
  "account_key" = ?
order by
  "account_key",
  "customer_key"
limit
  ?


-- valuesByFrequency

select
  "maker" as value
from
  "application"
where
  "maker" is not null
group by
  "maker"
order by
  count(*) desc,
  "maker"


-- count

select
  count(*) as rows
from
  "brake_rotors"
where
  1 = 1

select
  count(*) as rows
from
  "customer_code"
where
  "account_key" = ?


-- accountNames

select
  "username_key",
  "username"
from
  "account"


-- largestId

select
  max(id) as id
from
  "application"


-- putBatch

insert into
  "staged_batch" ("change_set_id", "batch", "rows", "digest")
values
  (?, ?, ?, ?)
on conflict ("change_set_id", "batch") do update
set
  "rows" = ?


-- digest

select
  "digest"
from
  "staged_batch"
where
  "change_set_id" = ?
  and "batch" = ?


-- batchNumbers

select
  "batch"
from
  "staged_batch"
where
  "change_set_id" = ?
order by
  "batch"


-- batch

select
  "rows"
from
  "staged_batch"
where
  "change_set_id" = ?
  and "batch" = ?


-- emptyBatches

update "staged_batch"
set
  "rows" = ?
where
  "change_set_id" = ?


-- deleteOldBatches

delete from "staged_batch"
where
  "change_set_id" in (
    select
      "id"
    from
      "change_set"
    where
      "state" in (?, ?)
      and "touched_at" < ?
  )


-- deleteBatches

delete from "staged_batch"
where
  "change_set_id" = ?


-- find

select
  *
from
  "change_set"
where
  "id" = ?


-- insert

insert into
  "change_set" (
    "counts",
    "id",
    "kind",
    "table_name",
    "mode",
    "state",
    "username",
    "rows",
    "created_at",
    "touched_at"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)


-- update

update "change_set"
set
  "state" = ?
where
  "id" = ?
  and "state" in (?)

update "change_set"
set
  "comparer" = ?
where
  "id" = ?
  and "state" in (?)
  and "comparer" is null
  and "touched_at" = ?

update "change_set"
set
  "state" = ?,
  "reason" = ?
where
  "id" = ?
  and "state" in (?)
  and "comparer" = ?


-- list

select
  *
from
  "change_set"
where
  "table_name" = ?
  and "kind" = ?
  and "state" in (?)
  and (created_at, id) < (?, ?)
order by
  "created_at" desc,
  "id" desc
limit
  ?


-- underWay

select
  *
from
  "change_set"
where
  "table_name" = ?
  and "owner" is null
  and "state" in (?, ?)
  and "touched_at" >= ?
order by
  "created_at"


-- replaceRows

delete from "change_row"
where
  "change_set_id" = ?

insert into
  "change_row" (
    "change_set_id",
    "seq",
    "sheet_row",
    "kind",
    "table_name",
    "label",
    "before",
    "after",
    "cells",
    "problems"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)


-- sheetRow

select
  *
from
  "change_row"
where
  "change_set_id" = ?
  and "sheet_row" = ?


-- addRows

insert into
  "change_row" (
    "change_set_id",
    "seq",
    "sheet_row",
    "kind",
    "table_name",
    "label",
    "before",
    "after",
    "cells",
    "problems"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)


-- removeRows

delete from "change_row"
where
  "change_set_id" = ?
  and "seq" in (?)


-- idle

select
  "id"
from
  "change_set"
where
  "state" in (?)
  and "touched_at" < ?


-- deleteRows

delete from "change_row"
where
  "change_set_id" = ?


-- rows

select
  "change_set_id",
  "first_seq",
  "kind",
  "table_name",
  "count",
  "warned"
from
  "packed_rows"
where
  "change_set_id" = ?
  and "kind" in (?)
  and "table_name" in (?)
  and "warned" > ?
order by
  "first_seq"

select
  "change_set_id",
  "first_seq",
  "kind",
  "table_name",
  "count",
  "warned"
from
  "packed_rows"
where
  "change_set_id" = ?
order by
  "first_seq"

select
  *
from
  "change_row"
where
  "change_set_id" = ?
  and "kind" in (?)
  and "table_name" in (?)
  and "kind" != ?
  and "problems" is not null
order by
  "seq"
limit
  ?
offset
  ?

select
  "content",
  "packed"
from
  "packed_rows"
where
  "change_set_id" = ?
  and "first_seq" = ?


-- rowMap

select
  "kind",
  (sheet_row - 2) / 1 as "group",
  count(*) as "rows"
from
  "change_row"
where
  "change_set_id" = ?
  and "table_name" = ?
  and "sheet_row" is not null
group by
  "kind",
  (sheet_row - 2) / 1
order by
  (sheet_row - 2) / 1


-- problemRows

select
  "seq",
  "sheet_row",
  "kind",
  "problems"
from
  "change_row"
where
  "change_set_id" = ?
  and "kind" in (?)
  and "problems" is not null
  and "seq" > ?
order by
  "seq"
limit
  ?


-- allRowsOf

select
  "first_seq" as "seq",
  "kind",
  "table_name",
  "content",
  "packed"
from
  "packed_rows"
where
  "change_set_id" = ?
  and "kind" in (?)
  and "table_name" in (?)
  and "first_seq" > ?
order by
  "first_seq"
limit
  ?

select
  *
from
  "change_row"
where
  "change_set_id" = ?
  and "kind" in (?)
  and "table_name" in (?)
  and "seq" > ?
order by
  "seq"
limit
  ?


-- commit

update "change_set"
set
  "state" = ?,
  "committed_at" = ?,
  "touched_at" = ?,
  "duration_ms" = ?,
  "applied_order" = (
    select
      coalesce(max(applied_order), 0) + 1
    from
      change_set
  )
where
  "id" = ?
  and "state" = ?


-- appliedSets

select
  "id",
  "state",
  "undoes",
  "counts"
from
  "change_set"
where
  "state" in (?, ?)
order by
  coalesce(applied_order, 0),
  "committed_at",
  "created_at"


-- packStaged

select
  *
from
  "change_row"
where
  "change_set_id" = ?
  and "seq" > ?
order by
  "seq"
limit
  ?

delete from "change_row"
where
  "change_set_id" = ?

insert into
  "packed_rows" (
    "change_set_id",
    "first_seq",
    "kind",
    "table_name",
    "count",
    "warned",
    "content",
    "packed"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?)


-- applyStaged

select
  *
from
  "change_row"
where
  "change_set_id" = ?
  and "seq" > ?
order by
  "seq"
limit
  ?

delete from "change_row"
where
  "change_set_id" = ?


-- packRows

insert into
  "packed_rows" (
    "change_set_id",
    "first_seq",
    "kind",
    "table_name",
    "count",
    "warned",
    "content",
    "packed"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?)


-- revisions

select
  *
from
  "table_revision"
where
  "table_name" in (?)


-- isStale

select
  *
from
  "table_revision"
where
  "table_name" in (?)


-- lock


-- lockUpload
