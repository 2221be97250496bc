-- upcs

select
  "grade",
  "upc"
from
  "upc"
where
  "code" = $1


-- equivalences

select
  "position",
  "similar_code",
  "note"
from
  "equivalence"
where
  "code" = $1
order by
  "position"


-- interchanges

select
  coalesce(
    json_agg(
      json_build_object('Brand', "brand", 'Interchange', "interchange")
      order by
        "brand",
        "interchange"
    ),
    '[]'
  )::text as list
from
  "interchange"
where
  code = $1


-- applications

select
  coalesce(
    json_agg(
      json_build_object(
        'Maker',
        "maker",
        'Model',
        "model",
        'SubModel',
        "submodel",
        'Engine',
        "engine",
        'Position',
        "position",
        'From',
        "year_from",
        'To',
        "year_to",
        'observation',
        "observation"
      )
      order by
        "maker",
        "model",
        "year_from",
        "id"
    ),
    '[]'
  )::text as list
from
  "application"
where
  code = $1


-- packaging

select
  "box_quantity",
  "pallet_quantity",
  "weight_kg"
from
  "packaging"
where
  "code" = $1


-- certifications

select
  "grade"
from
  "certification"
where
  "code" = $1
