-- find

select
  *
from
  "password_link"
where
  "token_hash" = ?


-- replace

delete from "password_link"
where
  "account_id" = ?

insert into
  "password_link" ("token_hash", "account_id", "expires_at")
values
  (?, ?, ?)


-- remove

delete from "password_link"
where
  "token_hash" = ?
