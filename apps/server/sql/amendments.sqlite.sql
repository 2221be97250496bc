-- insertUnlessMost

select
  count(*) as "count"
from
  "amendment"
where
  "username" = ?
  and "status" = ?

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
  (?, ?, ?, ?, ?, ?, ?)
returning
  "id"


-- find

select
  *
from
  "amendment"
where
  "id" = ?


-- products

select
  "code",
  "family",
  "code_key"
from
  "product"
where
  "code_key" in (?, ?)


-- list

select
  *
from
  "amendment"
where
  "status" = ?
order by
  "created_at" desc,
  "id" desc


-- lastEmail

select
  "email"
from
  "amendment"
where
  "username" = ?
order by
  "id" desc
limit
  ?


-- findToChange

select
  *
from
  "amendment"
where
  "id" = ?


-- update

update "amendment"
set
  "status" = ?
where
  "id" = ?
