-- totp

select
  *
from
  "totp"
where
  "account_id" = $1


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
  ($1, $2, $3, $4, $5)
on conflict ("account_id") do update
set
  "new_secret" = $6,
  "started_at" = $7


-- confirmTotp

update "totp"
set
  "secret" = $1,
  "new_secret" = $2,
  "started_at" = $3,
  "last_step" = $4
where
  "account_id" = $5


-- useStep

update "totp"
set
  "last_step" = $1
where
  "account_id" = $2
  and "secret" = $3
  and "last_step" < $4
returning
  "account_id"


-- removeTotp

delete from "totp"
where
  "account_id" = $1


-- removeAll

delete from "totp"
where
  "account_id" = $1

delete from "passkey"
where
  "account_id" = $1

delete from "recovery_code"
where
  "account_id" = $1


-- countRecoveryCodes

select
  "code_hash"
from
  "recovery_code"
where
  "account_id" = $1


-- replaceRecoveryCodes

delete from "recovery_code"
where
  "account_id" = $1

insert into
  "recovery_code" ("account_id", "code_hash")
values
  ($1, $2)


-- useRecoveryCode

delete from "recovery_code"
where
  "account_id" = $1
  and "code_hash" = $2
returning
  "code_hash"


-- addStep

insert into
  "sign_in_step" ("token_hash", "account_id", "expires_at")
values
  ($1, $2, $3)


-- step

select
  *
from
  "sign_in_step"
where
  "token_hash" = $1


-- removeStep

delete from "sign_in_step"
where
  "token_hash" = $1
returning
  "account_id"


-- removeEndedSteps

delete from "sign_in_step"
where
  "expires_at" <= $1
