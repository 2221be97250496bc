-- find

select
  "value"
from
  "meta"
where
  "key" = $1


-- set

insert into
  "meta" ("key", "value")
values
  ($1, $2)
on conflict ("key") do update
set
  "value" = $3


-- add

insert into
  "meta" ("key", "value")
values
  ($1, $2)
on conflict do nothing


-- replaceUpTo

insert into
  "meta" ("key", "value")
values
  ($1, $2)
on conflict ("key") do update
set
  "value" = $3
where
  "meta"."value" <= $4
returning
  "key"
