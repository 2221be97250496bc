-- lock

select
  pg_advisory_xact_lock($1, hashtext ($2))


-- heading

select
  "name",
  "terms",
  "logo"
from
  "quotation_heading"
where
  "account_id" = $1


-- setHeading

insert into
  "quotation_heading" ("account_id", "name", "terms", "logo")
values
  ($1, $2, $3, $4)
on conflict ("account_id") do update
set
  "name" = $5,
  "terms" = $6,
  "logo" = $7


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
  "account_id" = $1
  and "id" < $2
order by
  "id" desc
limit
  $3


-- find

select
  *
from
  "quotation"
where
  "account_id" = $1
  and "id" = $2


-- count

select
  count(*) as "count",
  max("number") as "last"
from
  "quotation"
where
  "account_id" = $1


-- lastRevision

select
  "revision",
  "sent_at"
from
  "quotation"
where
  "account_id" = $1
  and "number" = $2
order by
  "revision" desc
limit
  $3


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
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning
  "id"


-- update

update "quotation"
set
  "version" = $1,
  "changed_at" = $2,
  "settings" = $3
where
  "id" = $4
  and "version" = $5
  and "sent_at" is null


-- delete

delete from "quotation"
where
  "id" = $1
  and "sent_at" is null
