-- upcs

select
  "grade",
  "upc"
from
  "upc"
where
  "code" = ?


-- equivalences

select
  "position",
  "similar_code",
  "note"
from
  "equivalence"
where
  "code" = ?
order by
  "position"


-- interchanges

select
  json_group_array(
    json_object('Brand', "brand", 'Interchange', "interchange")
  ) as list
from
  (
    select
      "brand",
      "interchange"
    from
      "interchange"
    where
      code = ?
    order by
      "brand",
      "interchange"
  )


-- applications

select
  json_group_array(
    json_object(
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
  ) as list
from
  (
    select
      "maker",
      "model",
      "submodel",
      "engine",
      "position",
      "year_from",
      "year_to",
      "observation"
    from
      "application"
    where
      code = ?
    order by
      "maker",
      "model",
      "year_from",
      "id"
  )


-- packaging

select
  "box_quantity",
  "pallet_quantity",
  "weight_kg"
from
  "packaging"
where
  "code" = ?


-- certifications

select
  "grade"
from
  "certification"
where
  "code" = ?
