-- ofAccount

select
  *
from
  "passkey"
where
  "account_id" = ?
order by
  "created_at",
  "id"


-- find

select
  *
from
  "passkey"
where
  "id" = ?


-- insert

insert into
  "passkey" (
    "id",
    "account_id",
    "name",
    "public_key",
    "transports",
    "counter",
    "created_at",
    "last_used_at"
  )
values
  (?, ?, ?, ?, ?, ?, ?, ?)


-- remove

delete from "passkey"
where
  "account_id" = ?
  and "id" = ?
returning
  "id"


-- use

update "passkey"
set
  "counter" = ?,
  "last_used_at" = ?
where
  "id" = ?
  and "counter" = ?
returning
  "id"


-- addChallenge

delete from "passkey_challenge"
where
  "expires_at" <= ?

insert into
  "passkey_challenge" ("challenge", "account_id", "expires_at")
values
  (?, ?, ?)


-- useChallenge

delete from "passkey_challenge"
where
  "challenge" = ?
  and "account_id" = ?
  and "expires_at" > ?
returning
  "challenge"

delete from "passkey_challenge"
where
  "challenge" = ?
  and "account_id" is null
  and "expires_at" > ?
returning
  "challenge"
