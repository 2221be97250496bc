-- find

select
  "value"
from
  "meta"
where
  "key" = ?


-- set

insert into
  "meta" ("key", "value")
values
  (?, ?)
on conflict ("key") do update
set
  "value" = ?


-- add

insert into
  "meta" ("key", "value")
values
  (?, ?)
on conflict do nothing


-- replaceUpTo

insert into
  "meta" ("key", "value")
values
  (?, ?)
on conflict ("key") do update
set
  "value" = ?
where
  "meta"."value" <= ?
returning
  "key"
