-- revisions

select
  "table_name",
  "revision"
from
  "table_revision"
where
  "table_name" in (?, ?, ?)


-- models

with recursive
  each_maker (k) as (
    select
      min(maker_key)
    from
      application
    union all
    select
      (
        select
          min(a."maker_key")
        from
          application as a
        where
          1 = 1
          and a."maker_key" > each_maker.k
      )
    from
      each_maker
    where
      each_maker.k is not null
  ),
  pair (maker, model) as (
    select
      k,
      (
        select
          min(a."model_key")
        from
          application as a
        where
          a.maker_key = each_maker.k
          and a."model_key" > ''
      )
    from
      each_maker
    where
      k is not null
    union all
    select
      pair.maker,
      (
        select
          min(a."model_key")
        from
          application as a
        where
          a.maker_key = pair.maker
          and a."model_key" > pair.model
      )
    from
      pair
    where
      pair.model is not null
  )
select
  (
    select
      a.maker
    from
      application as a
    where
      a.maker_key = pair.maker
      and a.model_key = pair.model
    limit
      1
  ) as maker,
  (
    select
      a.model
    from
      application as a
    where
      a.maker_key = pair.maker
      and a.model_key = pair.model
    limit
      1
  ) as model,
  (
    select
      min(a.year_from)
    from
      application as a
    where
      a.maker_key = pair.maker
      and a.model_key = pair.model
  ) as oldest,
  (
    select
      max(a.year_from)
    from
      application as a
    where
      a.maker_key = pair.maker
      and a.model_key = pair.model
  ) as newest,
  (
    select
      case
        when count(a.year_to) < count(*) then null
        else max(a.year_to)
      end
    from
      application as a
    where
      a.maker_key = pair.maker
      and a.model_key = pair.model
  ) as latest,
  (
    select
      count(*)
    from
      (
        select
          1
        from
          application as a
        where
          a.maker_key = pair.maker
          and a.model_key = pair.model
        limit
          300
      ) as counted
  ) as uses
from
  pair
where
  pair.model is not null


-- brands

select distinct
  "brand"
from
  "interchange"
order by
  "brand"


-- aliases

select
  *
from
  "alias"
order by
  "alias",
  "name"


-- wholeKeys

select
  kind as reason,
  key,
  code,
  family,
  brand,
  shown
from
  search_key
where
  "search_key"."key" in (
    select
      value
    from
      json_each(?)
  )
  and "search_key"."family" in (
    select
      value
    from
      json_each(?)
  )


-- submodels

select
  min(maker) as maker,
  min(model) as model,
  submodel,
  min(year_from) as year_from,
  case
    when count(year_to) < count(*) then null
    else max(year_to)
  end as year_to
from
  application
where
  submodel is not null
group by
  maker_key,
  model_key,
  submodel
order by
  count(*) desc,
  maker_key,
  model_key,
  submodel
