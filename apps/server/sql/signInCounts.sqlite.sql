-- read

select
  *
from
  "sign_in_count"
where
  "key" in (?)


-- change

insert into
  "sign_in_count" ("key", "failures", "last_at", "refused")
values
  (?, ?, ?, ?)
on conflict do nothing

select
  *
from
  "sign_in_count"
where
  "key" in (?)
order by
  "key"

update "sign_in_count"
set
  "failures" = ?,
  "last_at" = ?,
  "refused" = ?
where
  "key" = ?


-- removeBefore

delete from "sign_in_count"
where
  "last_at" < ?
