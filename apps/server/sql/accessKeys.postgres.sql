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
  "id" = $1


-- byLookup

select
  *
from
  "access_key"
where
  "lookup" = $1
  and "revoked_at" is null


-- embedKeys

select
  *
from
  "access_key"
where
  "kind" = $1
  and "revoked_at" is null
  and (
    "expires_at" is null
    or "expires_at" > $2
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
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15
  )
returning
  "id"


-- revoke

update "access_key"
set
  "revoked_at" = $1
where
  "id" = $2
  and "revoked_at" is null
returning
  "id"


-- addUses

insert into
  "access_key_day" ("key_id", "day", "requests", "refused")
values
  ($1, $2, $3, $4)
on conflict ("key_id", "day") do update
set
  "requests" = "access_key_day"."requests" + $5,
  "refused" = "access_key_day"."refused" + $6

update "access_key"
set
  "last_used_at" = $1
where
  "id" = $2


-- requestsSince

select
  "key_id",
  sum("requests") as "requests"
from
  "access_key_day"
where
  "day" >= $1
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
  "key_id" = $1
  and "day" >= $2
order by
  "day"
