-- find

select
  *
from
  "password_link"
where
  "token_hash" = $1


-- replace

delete from "password_link"
where
  "account_id" = $1

insert into
  "password_link" ("token_hash", "account_id", "expires_at")
values
  ($1, $2, $3)


-- remove

delete from "password_link"
where
  "token_hash" = $1
