-- makers

with recursive
  each_key (k) as (
    select
      min("maker_key")
    from
      application
    where
      1 = 1
    union all
    select
      (
        select
          min(a."maker_key")
        from
          application as a
        where
          1 = 1
          and a."maker_key" > each_key.k
      )
    from
      each_key
    where
      each_key.k is not null
  )
select
  (
    select
      a."maker"
    from
      application as a
    where
      1 = 1
      and a."maker_key" = each_key.k
      and (
        select
          p.family
        from
          product as p
        where
          p.code = a.code
      ) in (
        select
          value
        from
          json_each(?)
      )
    limit
      1
  ) as name
from
  each_key
where
  each_key.k is not null

with recursive
  each_key (k) as (
    select
      min("maker_key")
    from
      application
    where
      1 = 1
    union all
    select
      (
        select
          min(a."maker_key")
        from
          application as a
        where
          1 = 1
          and a."maker_key" > each_key.k
      )
    from
      each_key
    where
      each_key.k is not null
  )
select
  (
    select
      a."maker"
    from
      application as a
    where
      1 = 1
      and a."maker_key" = each_key.k
    limit
      1
  ) as name
from
  each_key
where
  each_key.k is not null


-- models

with recursive
  each_key (k) as (
    select
      min("model_key")
    from
      application
    where
      maker_key = ?
    union all
    select
      (
        select
          min(a."model_key")
        from
          application as a
        where
          maker_key = ?
          and a."model_key" > each_key.k
      )
    from
      each_key
    where
      each_key.k is not null
  )
select
  (
    select
      a."model"
    from
      application as a
    where
      maker_key = ?
      and a."model_key" = each_key.k
      and (
        select
          p.family
        from
          product as p
        where
          p.code = a.code
      ) in (
        select
          value
        from
          json_each(?)
      )
    limit
      1
  ) as name
from
  each_key
where
  each_key.k is not null


-- applications

select
  *
from
  (
    select distinct
      a.code,
      p.family,
      a.maker,
      a.model,
      a.submodel,
      a.year_from,
      a.year_to,
      coalesce(a.position, p.position) as position,
      "a"."observation",
      "a"."month_from",
      "a"."month_to",
      "a"."drive",
      "a"."wheel_size",
      "a"."brake_system",
      "a"."abs",
      "a"."wear_sensor",
      "a"."rear_brake",
      "a"."quantity",
      "a"."note_en",
      "a"."note_es",
      a.side
    from
      application as a
      join product as p on p.code = a.code
    where
      a.maker_key = ?
      and a.model_key = ?
      and a.year_from <= ?
      and (
        a.year_to is null
        or a.year_to >= ?
      )
      and "p"."family" in (
        select
          value
        from
          json_each(?)
      )
  ) as fitting
order by
  model,
  year_from,
  coalesce(year_to, 9999),
  coalesce(submodel, ''),
  family,
  code
limit
  ?


-- products

select
  *
from
  (
    select distinct
      a.code,
      p.family,
      a.maker,
      a.model,
      a.submodel,
      a.year_from,
      a.year_to,
      coalesce(a.position, p.position) as position,
      "a"."observation",
      "a"."month_from",
      "a"."month_to",
      "a"."drive",
      "a"."wheel_size",
      "a"."brake_system",
      "a"."abs",
      "a"."wear_sensor",
      "a"."rear_brake",
      "a"."quantity",
      "a"."note_en",
      "a"."note_es",
      p.detail_en,
      p.detail_es
    from
      application as a
      join product as p on p.code = a.code
    where
      a.maker_key = ?
      and a.model_key = ?
      and a.year_from <= ?
      and (
        a.year_to is null
        or a.year_to >= ?
      )
      and "p"."family" in (
        select
          value
        from
          json_each(?)
      )
  ) as fitting
order by
  model,
  year_from,
  coalesce(year_to, 9999),
  coalesce(submodel, ''),
  family,
  code
limit
  ?

select
  *
from
  (
    select distinct
      a.code,
      p.family,
      a.maker,
      a.model,
      a.submodel,
      a.year_from,
      a.year_to,
      coalesce(a.position, p.position) as position,
      "a"."observation",
      "a"."month_from",
      "a"."month_to",
      "a"."drive",
      "a"."wheel_size",
      "a"."brake_system",
      "a"."abs",
      "a"."wear_sensor",
      "a"."rear_brake",
      "a"."quantity",
      "a"."note_en",
      "a"."note_es",
      p.detail_en,
      p.detail_es
    from
      application as a
      join product as p on p.code = a.code
    where
      a.maker_key = ?
      and a.year_from <= ?
      and (
        a.year_to is null
        or a.year_to >= ?
      )
      and "p"."family" in (
        select
          value
        from
          json_each(?)
      )
  ) as fitting
order by
  model,
  year_from,
  coalesce(year_to, 9999),
  coalesce(submodel, ''),
  family,
  code
limit
  ?


-- count

select
  count(*) as count
from
  (
    select distinct
      a.code,
      p.family,
      a.maker,
      a.model,
      a.submodel,
      a.year_from,
      a.year_to,
      coalesce(a.position, p.position) as position,
      "a"."observation",
      "a"."month_from",
      "a"."month_to",
      "a"."drive",
      "a"."wheel_size",
      "a"."brake_system",
      "a"."abs",
      "a"."wear_sensor",
      "a"."rear_brake",
      "a"."quantity",
      "a"."note_en",
      "a"."note_es"
    from
      application as a
      join product as p on p.code = a.code
    where
      a.maker_key = ?
      and a.model_key = ?
      and a.year_from <= ?
      and (
        a.year_to is null
        or a.year_to >= ?
      )
      and "p"."family" in (
        select
          value
        from
          json_each(?)
      )
  ) as fitting


-- statements

select distinct
  a.code,
  p.family,
  a.maker,
  a.model,
  a.submodel,
  a.year_from,
  a.year_to,
  coalesce(a.position, p.position) as position,
  "a"."observation",
  "a"."month_from",
  "a"."month_to",
  "a"."drive",
  "a"."wheel_size",
  "a"."brake_system",
  "a"."abs",
  "a"."wear_sensor",
  "a"."rear_brake",
  "a"."quantity",
  "a"."note_en",
  "a"."note_es",
  p.fmsi,
  a.engine,
  a.side,
  (
    select
      r.disc
    from
      brake_rotors as r
    where
      r.code = a.code
  ) as disc
from
  application as a
  join product as p on p.code = a.code
where
  a.maker_key = ?
  and a.model_key = ?
  and a.year_from <= ?
  and (
    a.year_to is null
    or a.year_to >= ?
  )
  and "p"."family" in (
    select
      value
    from
      json_each(?)
  )


-- generations

select distinct
  a.submodel,
  a.year_from,
  a.year_to,
  coalesce(a.position, p.position) as position
from
  application as a
  join product as p on p.code = a.code
where
  a.maker_key = ?
  and a.model_key = ?
  and a.year_from <= ?
  and (
    a.year_to is null
    or a.year_to >= ?
  )
  and "p"."family" in (
    select
      value
    from
      json_each(?)
  )
order by
  a.submodel,
  a.year_from


-- crowdedModels

select distinct
  maker_key as "makerKey",
  model_key as "modelKey",
  family
from
  (
    select
      a.maker_key,
      a.model_key,
      p.family
    from
      application as a
      join product as p on p.code = a.code
    group by
      a.maker_key,
      a.model_key,
      p.family,
      coalesce(a.position, p.position),
      a.submodel,
      a.engine,
      a.side,
      a."month_from",
      a."month_to",
      a."drive",
      a."wheel_size",
      a."brake_system",
      a."abs",
      a."wear_sensor",
      a."rear_brake"
    having
      count(distinct p.code) > 1
  ) as alike
order by
  1,
  2,
  3


-- ofProduct

select
  a.code,
  p.family,
  a.maker,
  a.model,
  a.submodel,
  a.year_from,
  a.year_to,
  coalesce(a.position, p.position) as position,
  "a"."observation",
  "a"."month_from",
  "a"."month_to",
  "a"."drive",
  "a"."wheel_size",
  "a"."brake_system",
  "a"."abs",
  "a"."wear_sensor",
  "a"."rear_brake",
  "a"."quantity",
  "a"."note_en",
  "a"."note_es",
  a.side
from
  application as a
  join product as p on p.code = a.code
where
  a.code = ?
order by
  a.maker,
  a.model,
  a.year_from,
  a.id
