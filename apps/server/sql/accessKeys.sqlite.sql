-- all

select
  *
from
  "access_key"
order by
  "id" desc


-- find

select
  *
from
  "access_key"
where
  "id" = ?


-- byLookup

select
  *
from
  "access_key"
where
  "lookup" = ?
  and "revoked_at" is null


-- embedKeys

select
  *
from
  "access_key"
where
  "kind" = ?
  and "revoked_at" is null
  and (
    "expires_at" is null
    or "expires_at" > ?
  )


-- insert

insert into
  "access_key" (
    "account_id",
    "kind",
    "name",
    "name_key",
    "lookup",
    "shown",
    "scopes",
    "warehouses",
    "origins",
    "rate",
    "created_at",
    "created_by",
    "expires_at",
    "last_used_at",
    "revoked_at"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning
  "id"


-- revoke

update "access_key"
set
  "revoked_at" = ?
where
  "id" = ?
  and "revoked_at" is null
returning
  "id"


-- addUses

insert into
  "access_key_day" ("key_id", "day", "requests", "refused")
values
  (?, ?, ?, ?)
on conflict ("key_id", "day") do update
set
  "requests" = "access_key_day"."requests" + ?,
  "refused" = "access_key_day"."refused" + ?

update "access_key"
set
  "last_used_at" = ?
where
  "id" = ?


-- requestsSince

select
  "key_id",
  sum("requests") as "requests"
from
  "access_key_day"
where
  "day" >= ?
group by
  "key_id"


-- daysSince

select
  "day",
  "requests",
  "refused"
from
  "access_key_day"
where
  "key_id" = ?
  and "day" >= ?
order by
  "day"
