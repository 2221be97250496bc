-- record

insert into
  "audit_entry" ("at", "actor", "action", "target", "detail")
values
  ($1, $2, $3, $4, $5)


-- list

select
  *
from
  "audit_entry"
where
  "actor" = $1
  and "action" = $2
  and "target" = $3
  and "id" < $4
order by
  "id" desc
limit
  $5
