-- kitsOf

select distinct
  "code"
from
  "hardware_brake"
where
  "hardware_brake"."brake" in (
    select
      value
    from
      json_each(?)
  )


-- search

select
  *
from
  (
    select
      h.code,
      b.brake,
      coalesce(b.type, h.hardware_type) as type,
      coalesce(b.location, h.location) as location,
      case
        when h.code_key = ?
        or replace(
          replace(
            replace(replace(upper(b.brake), '-', ''), ' ', ''),
            '/',
            ''
          ),
          '.',
          ''
        ) = ? then 0
        when h.code_key like ?
        or replace(
          replace(
            replace(replace(upper(b.brake), '-', ''), ' ', ''),
            '/',
            ''
          ),
          '.',
          ''
        ) like ? then 1
        else 2
      end as rank
    from
      hardware as h
      join hardware_brake as b on b.code = h.code
    where
      h.code_key like '%' || ?
      or replace(
        replace(
          replace(replace(upper(b.brake), '-', ''), ' ', ''),
          '/',
          ''
        ),
        '.',
        ''
      ) like '%' || ?
  ) as matches
order by
  rank,
  code,
  brake


-- brakesOf

select
  "code",
  "brake",
  "type",
  "location"
from
  "hardware_brake"
where
  "code" = ?
order by
  "brake"


-- kits

select
  h.code,
  coalesce(
    (
      select
        min(b.type)
      from
        hardware_brake as b
      where
        b.code = h.code
    ),
    h.hardware_type
  ) as hardware_type,
  coalesce(
    (
      select
        min(b.location)
      from
        hardware_brake as b
      where
        b.code = h.code
    ),
    h.location
  ) as location
from
  hardware as h
where
  "h"."code" in (
    select
      value
    from
      json_each(?)
  )
