-- lock


-- findCredentials

select
  "id",
  "password_hash"
from
  "account"
where
  "username_key" = ?


-- findById

select
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
  "account"
where
  "id" = ?


-- findByKey

select
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
  "account"
where
  "username_key" = ?


-- all

select
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
  "account"
order by
  "username_key"


-- lastSeen

select
  "account_id",
  max("last_seen_at") as "at"
from
  "session"
group by
  "account_id"


-- countAdministrators

select
  "id"
from
  "account"
where
  "level" = ?
  and "disabled" = ?


-- any

select
  "id"
from
  "account"
limit
  ?


-- insert

insert into
  "account" (
    "username",
    "username_key",
    "password_hash",
    "level",
    "customer_code",
    "disabled"
  )
values
  (?, ?, ?, ?, ?, ?)
returning
  "id"


-- update

update "account"
set
  "level" = ?
where
  "id" = ?

delete from "account_warehouse"
where
  "account_id" = ?

insert into
  "account_warehouse" ("account_id", "warehouse")
values
  (?, ?)

delete from "account_flag"
where
  "account_id" = ?

insert into
  "account_flag" ("account_id", "flag")
values
  (?, ?)


-- setPassword

update "account"
set
  "password_hash" = ?,
  "is_demo" = ?
where
  "id" = ?
