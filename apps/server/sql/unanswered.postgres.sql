-- add

select
  pg_advisory_xact_lock($1)

insert into
  "unanswered_search" (
    "outcome",
    "maker",
    "model",
    "year",
    "family",
    "axle",
    "code",
    "warehouse",
    "searches",
    "reports",
    "id",
    "last_day"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict ("id") do update
set
  "searches" = unanswered_search.searches + excluded.searches,
  "reports" = unanswered_search.reports + excluded.reports,
  "last_day" = excluded.last_day

delete from "unanswered_search"
where
  "id" in (
    select
      "id"
    from
      "unanswered_search"
    order by
      searches + reports desc,
      last_day desc,
      id
    limit
      $1
    offset
      $2
  )


-- list

select
  *
from
  "unanswered_search"
where
  not exists (
    select
      1
    from
      search_key as k
    where
      k.key = unanswered_search.code
  )
order by
  searches + reports desc,
  last_day desc,
  id
limit
  $1


-- count

select
  count(*) as "count"
from
  "unanswered_search"
where
  not exists (
    select
      1
    from
      search_key as k
    where
      k.key = unanswered_search.code
  )


-- remove

delete from "unanswered_search"
where
  "id" = $1
