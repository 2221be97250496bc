-- lock


-- heading

select
  "name",
  "terms",
  "logo"
from
  "quotation_heading"
where
  "account_id" = ?


-- setHeading

insert into
  "quotation_heading" ("account_id", "name", "terms", "logo")
values
  (?, ?, ?, ?)
on conflict ("account_id") do update
set
  "name" = ?,
  "terms" = ?,
  "logo" = ?


-- ofAccount

select
  "id",
  "account_id",
  "list_id",
  "number",
  "revision",
  "version",
  "settings",
  "created_at",
  "changed_at",
  "sent_at"
from
  "quotation"
where
  "account_id" = ?
  and "id" < ?
order by
  "id" desc
limit
  ?


-- find

select
  *
from
  "quotation"
where
  "account_id" = ?
  and "id" = ?


-- count

select
  count(*) as "count",
  max("number") as "last"
from
  "quotation"
where
  "account_id" = ?


-- lastRevision

select
  "revision",
  "sent_at"
from
  "quotation"
where
  "account_id" = ?
  and "number" = ?
order by
  "revision" desc
limit
  ?


-- insert

insert into
  "quotation" (
    "account_id",
    "list_id",
    "number",
    "revision",
    "settings",
    "created_at",
    "changed_at",
    "sent",
    "sent_at",
    "version"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id"


-- update

update "quotation"
set
  "version" = ?,
  "changed_at" = ?,
  "settings" = ?
where
  "id" = ?
  and "version" = ?
  and "sent_at" is null


-- delete

delete from "quotation"
where
  "id" = ?
  and "sent_at" is null
