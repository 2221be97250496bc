-- count

select
  count(*) as "count"
from
  "unknown_code"
where
  "caller" = $1
  and "tried_at" > $2


-- change

select
  pg_advisory_xact_lock($1, hashtext ($2))

select
  "code",
  "tried_at" as "triedAt"
from
  "unknown_code"
where
  "caller" = $1
  and "tried_at" > $2
order by
  "tried_at",
  "seq"

delete from "unknown_code"
where
  "caller" = $1

insert into
  "unknown_code" ("caller", "seq", "code", "tried_at")
values
  ($1, $2, $3, $4)


-- removeBefore

delete from "unknown_code"
where
  "tried_at" <= $1
