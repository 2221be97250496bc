-- record

insert into
  "audit_entry" ("at", "actor", "action", "target", "detail")
values
  (?, ?, ?, ?, ?)


-- list

select
  *
from
  "audit_entry"
where
  "actor" = ?
  and "action" = ?
  and "target" = ?
  and "id" < ?
order by
  "id" desc
limit
  ?
