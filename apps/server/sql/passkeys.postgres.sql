-- ofAccount

select
  *
from
  "passkey"
where
  "account_id" = $1
order by
  "created_at",
  "id"


-- find

select
  *
from
  "passkey"
where
  "id" = $1


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
  ($1, $2, $3, $4, $5, $6, $7, $8)


-- remove

delete from "passkey"
where
  "account_id" = $1
  and "id" = $2
returning
  "id"


-- use

update "passkey"
set
  "counter" = $1,
  "last_used_at" = $2
where
  "id" = $3
  and "counter" = $4
returning
  "id"


-- addChallenge

delete from "passkey_challenge"
where
  "expires_at" <= $1

insert into
  "passkey_challenge" ("challenge", "account_id", "expires_at")
values
  ($1, $2, $3)


-- useChallenge

delete from "passkey_challenge"
where
  "challenge" = $1
  and "account_id" = $2
  and "expires_at" > $3
returning
  "challenge"

delete from "passkey_challenge"
where
  "challenge" = $1
  and "account_id" is null
  and "expires_at" > $2
returning
  "challenge"
