-- totp

select
  *
from
  "totp"
where
  "account_id" = ?


-- startTotp

insert into
  "totp" (
    "account_id",
    "secret",
    "last_step",
    "new_secret",
    "started_at"
  )
values
  (?, ?, ?, ?, ?)
on conflict ("account_id") do update
set
  "new_secret" = ?,
  "started_at" = ?


-- confirmTotp

update "totp"
set
  "secret" = ?,
  "new_secret" = ?,
  "started_at" = ?,
  "last_step" = ?
where
  "account_id" = ?


-- useStep

update "totp"
set
  "last_step" = ?
where
  "account_id" = ?
  and "secret" = ?
  and "last_step" < ?
returning
  "account_id"


-- removeTotp

delete from "totp"
where
  "account_id" = ?


-- removeAll

delete from "totp"
where
  "account_id" = ?

delete from "passkey"
where
  "account_id" = ?

delete from "recovery_code"
where
  "account_id" = ?


-- countRecoveryCodes

select
  "code_hash"
from
  "recovery_code"
where
  "account_id" = ?


-- replaceRecoveryCodes

delete from "recovery_code"
where
  "account_id" = ?

insert into
  "recovery_code" ("account_id", "code_hash")
values
  (?, ?)


-- useRecoveryCode

delete from "recovery_code"
where
  "account_id" = ?
  and "code_hash" = ?
returning
  "code_hash"


-- addStep

insert into
  "sign_in_step" ("token_hash", "account_id", "expires_at")
values
  (?, ?, ?)


-- step

select
  *
from
  "sign_in_step"
where
  "token_hash" = ?


-- removeStep

delete from "sign_in_step"
where
  "token_hash" = ?
returning
  "account_id"


-- removeEndedSteps

delete from "sign_in_step"
where
  "expires_at" <= ?
