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
      string_agg ("warehouse", ',')
    from
      "account_warehouse"
    where
      account_id = account.id
  ) as "warehouse_list",
  (
    select
      string_agg ("flag", ',')
    from
      "account_flag"
    where
      account_id = account.id
  ) as "flag_list"
from
  "session"
  inner join "account" on "account"."id" = "session"."account_id"
where
  "session"."token_hash" = ?


-- ofAccount

select
  *
from
  "session"
where
  "account_id" = ?
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
  (?, ?, ?, ?, ?, ?, ?, ?)


-- touch

update "session"
set
  "last_seen_at" = ?,
  "address" = ?
where
  "token_hash" = ?


-- exists

select
  "token_hash"
from
  "session"
where
  "token_hash" = ?


-- renew

update "session"
set
  "token_hash" = ?,
  "confirmed_at" = ?
where
  "token_hash" = ?


-- remove

delete from "session"
where
  "token_hash" = ?


-- removeAll

delete from "sign_in_step"
where
  "account_id" = ?

delete from "session"
where
  "account_id" = ?

delete from "session"
where
  "account_id" = ?
  and "token_hash" <> ?


-- removeEnded

delete from "session"
where
  (
    "expires_at" <= ?
    or "last_seen_at" <= ?
  )
