-- rowsAt

select
  t.*
from
  (
    select
      value ->> 0 as "code"
    from
      json_array_elements($1::json)
  ) as "wanted"
  join "brake_rotors" as t on t."code" = wanted."code"


-- rowsWhere

select
  t.*
from
  (
    select
      value ->> 0 as "code"
    from
      json_array_elements($1::json)
  ) as "wanted"
  join "brake_rotors" as t on t."code" = wanted."code"


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
  $1

select
  *
from
  "customer_code"
where
  "account_key" = $1
order by
  "account_key",
  "customer_key"
limit
  $2


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
  "account_key" = $1


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
  ($1, $2, $3, $4)
on conflict ("change_set_id", "batch") do update
set
  "rows" = $5


-- digest

select
  "digest"
from
  "staged_batch"
where
  "change_set_id" = $1
  and "batch" = $2


-- batchNumbers

select
  "batch"
from
  "staged_batch"
where
  "change_set_id" = $1
order by
  "batch"


-- batch

select
  "rows"
from
  "staged_batch"
where
  "change_set_id" = $1
  and "batch" = $2


-- emptyBatches

update "staged_batch"
set
  "rows" = $1
where
  "change_set_id" = $2


-- deleteOldBatches

delete from "staged_batch"
where
  "change_set_id" in (
    select
      "id"
    from
      "change_set"
    where
      "state" in ($1, $2)
      and "touched_at" < $3
  )


-- deleteBatches

delete from "staged_batch"
where
  "change_set_id" = $1


-- find

select
  *
from
  "change_set"
where
  "id" = $1


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
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)


-- update

update "change_set"
set
  "state" = $1
where
  "id" = $2
  and "state" in ($3)

update "change_set"
set
  "comparer" = $1
where
  "id" = $2
  and "state" in ($3)
  and "comparer" is null
  and "touched_at" = $4

update "change_set"
set
  "state" = $1,
  "reason" = $2
where
  "id" = $3
  and "state" in ($4)
  and "comparer" = $5


-- list

select
  *
from
  "change_set"
where
  "table_name" = $1
  and "kind" = $2
  and "state" in ($3)
  and (created_at, id) < ($4, $5)
order by
  "created_at" desc,
  "id" desc
limit
  $6


-- underWay

select
  *
from
  "change_set"
where
  "table_name" = $1
  and "owner" is null
  and "state" in ($2, $3)
  and "touched_at" >= $4
order by
  "created_at"


-- replaceRows

delete from "change_row"
where
  "change_set_id" = $1

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
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)


-- sheetRow

select
  *
from
  "change_row"
where
  "change_set_id" = $1
  and "sheet_row" = $2


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
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)


-- removeRows

delete from "change_row"
where
  "change_set_id" = $1
  and "seq" in ($2)


-- idle

select
  "id"
from
  "change_set"
where
  "state" in ($1)
  and "touched_at" < $2


-- deleteRows

delete from "change_row"
where
  "change_set_id" = $1


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
  "change_set_id" = $1
  and "kind" in ($2)
  and "table_name" in ($3)
  and "warned" > $4
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
  "change_set_id" = $1
order by
  "first_seq"

select
  *
from
  "change_row"
where
  "change_set_id" = $1
  and "kind" in ($2)
  and "table_name" in ($3)
  and "kind" != $4
  and "problems" is not null
order by
  "seq"
limit
  $5
offset
  $6

select
  "content",
  "packed"
from
  "packed_rows"
where
  "change_set_id" = $1
  and "first_seq" = $2


-- rowMap

select
  "kind",
  (sheet_row - 2) / 1 as "group",
  count(*) as "rows"
from
  "change_row"
where
  "change_set_id" = $1
  and "table_name" = $2
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
  "change_set_id" = $1
  and "kind" in ($2)
  and "problems" is not null
  and "seq" > $3
order by
  "seq"
limit
  $4


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
  "change_set_id" = $1
  and "kind" in ($2)
  and "table_name" in ($3)
  and "first_seq" > $4
order by
  "first_seq"
limit
  $5

select
  *
from
  "change_row"
where
  "change_set_id" = $1
  and "kind" in ($2)
  and "table_name" in ($3)
  and "seq" > $4
order by
  "seq"
limit
  $5


-- commit

update "change_set"
set
  "state" = $1,
  "committed_at" = $2,
  "touched_at" = $3,
  "duration_ms" = $4,
  "applied_order" = (
    select
      coalesce(max(applied_order), 0) + 1
    from
      change_set
  )
where
  "id" = $5
  and "state" = $6


-- appliedSets

select
  "id",
  "state",
  "undoes",
  "counts"
from
  "change_set"
where
  "state" in ($1, $2)
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
  "change_set_id" = $1
  and "seq" > $2
order by
  "seq"
limit
  $3

delete from "change_row"
where
  "change_set_id" = $1

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
  ($1, $2, $3, $4, $5, $6, $7, $8)


-- applyStaged

select
  *
from
  "change_row"
where
  "change_set_id" = $1
  and "seq" > $2
order by
  "seq"
limit
  $3

delete from "change_row"
where
  "change_set_id" = $1


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
  ($1, $2, $3, $4, $5, $6, $7, $8)


-- revisions

select
  *
from
  "table_revision"
where
  "table_name" in ($1)


-- isStale

select
  *
from
  "table_revision"
where
  "table_name" in ($1)


-- lock

select
  pg_advisory_xact_lock($1)


-- lockUpload

select
  pg_advisory_xact_lock($1, hashtext ($2))
