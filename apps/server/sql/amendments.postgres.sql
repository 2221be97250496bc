-- insertUnlessMost

select
  pg_advisory_xact_lock($1, hashtext ($2))

select
  count(*) as "count"
from
  "amendment"
where
  "username" = $1
  and "status" = $2

insert into
  "amendment" (
    "created_at",
    "username",
    "email",
    "subject",
    "code",
    "message",
    "status"
  )
values
  ($1, $2, $3, $4, $5, $6, $7)
returning
  "id"


-- find

select
  *
from
  "amendment"
where
  "id" = $1


-- products

select
  "code",
  "family",
  "code_key"
from
  "product"
where
  "code_key" in ($1, $2)


-- list

select
  *
from
  "amendment"
where
  "status" = $1
order by
  "created_at" desc,
  "id" desc


-- lastEmail

select
  "email"
from
  "amendment"
where
  "username" = $1
order by
  "id" desc
limit
  $2


-- findToChange

select
  *
from
  "amendment"
where
  "id" = $1
for update


-- update

update "amendment"
set
  "status" = $1
where
  "id" = $2
