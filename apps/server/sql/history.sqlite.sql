-- size

select
  count(*) as "sets"
from
  "change_set"

select
  coalesce(sum(count), 0) as "rows",
  coalesce(
    sum(
      octet_length (packed) + octet_length (coalesce(content, ''))
    ),
    0
  ) as "bytes"
from
  "packed_rows"


-- deleteBefore

delete from "change_set"
where
  state in ('committed', 'undone', 'discarded', 'failed')
  and "created_at" < ?
  and "id" not in (
    select
      "id"
    from
      "change_set"
    order by
      "created_at" desc,
      "id" desc
    limit
      ?
  )
  and "id" not in (
    select
      "undo"."undoes"
    from
      "change_set" as "undo"
    where
      "undo"."undoes" is not null
      and (
        "undo"."created_at" >= ?
        or "undo"."id" in (
          select
            "id"
          from
            "change_set"
          order by
            "created_at" desc,
            "id" desc
          limit
            ?
        )
      )
  )


-- compact

vacuum
