-- find

select
  "session"."last_seen_at",
  "session"."expires_at",
  "session"."confirmed_at",
  "account"."id",
  "account"."username",
  "account"."level",
  "account"."customer_code",
  "account"."sees_quantities",
  "account"."disabled",
  "account"."is_demo",
  account.password_hash <> '' as "has_password",
  exists (
    select
      1
    from
      totp
    where
      account_id = account.id
      and secret is not null
  ) as "has_totp",
  exists (
    select
      1
    from
      passkey
    where
      account_id = account.id
  ) as "has_passkey",
  (
    select
      string_agg("warehouse", ',')
    from
      "account_warehouse"
    where
      account_id = account.id
  ) as "warehouse_list",
  (
    select
      string_agg("flag", ',')
    from
      "account_flag"
    where
      account_id = account.id
  ) as "flag_list"
from
  "session"
  inner join "account" on "account"."id" = "session"."account_id"
where
  "session"."token_hash" = $1


-- ofAccount

select
  *
from
  "session"
where
  "account_id" = $1
order by
  "last_seen_at" desc,
  "created_at" desc


-- insert

insert into
  "session" (
    "token_hash",
    "account_id",
    "created_at",
    "last_seen_at",
    "expires_at",
    "confirmed_at",
    "address",
    "user_agent"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8)


-- touch

update "session"
set
  "last_seen_at" = $1,
  "address" = $2
where
  "token_hash" = $3


-- exists

select
  "token_hash"
from
  "session"
where
  "token_hash" = $1


-- renew

update "session"
set
  "token_hash" = $1,
  "confirmed_at" = $2
where
  "token_hash" = $3


-- remove

delete from "session"
where
  "token_hash" = $1


-- removeAll

delete from "sign_in_step"
where
  "account_id" = $1

delete from "session"
where
  "account_id" = $1

delete from "session"
where
  "account_id" = $1
  and "token_hash" <> $2


-- removeEnded

delete from "session"
where
  (
    "expires_at" <= $1
    or "last_seen_at" <= $2
  )
