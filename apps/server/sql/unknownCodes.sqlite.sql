-- count

select
  count(*) as "count"
from
  "unknown_code"
where
  "caller" = ?
  and "tried_at" > ?


-- change

select
  "code",
  "tried_at" as "triedAt"
from
  "unknown_code"
where
  "caller" = ?
  and "tried_at" > ?
order by
  "tried_at",
  "seq"

delete from "unknown_code"
where
  "caller" = ?

insert into
  "unknown_code" ("caller", "seq", "code", "tried_at")
values
  (?, ?, ?, ?)


-- removeBefore

delete from "unknown_code"
where
  "tried_at" <= ?
