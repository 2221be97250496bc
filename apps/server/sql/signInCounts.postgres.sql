-- read

select
  *
from
  "sign_in_count"
where
  "key" in ($1)


-- change

insert into
  "sign_in_count" ("key", "failures", "last_at", "refused")
values
  ($1, $2, $3, $4)
on conflict do nothing

select
  *
from
  "sign_in_count"
where
  "key" in ($1)
order by
  "key"
for update

update "sign_in_count"
set
  "failures" = $1,
  "last_at" = $2,
  "refused" = $3
where
  "key" = $4


-- removeBefore

delete from "sign_in_count"
where
  "last_at" < $1
