-- findByKey

select
  "code",
  "family",
  "fmsi",
  "position",
  "detail_en",
  "detail_es",
  "certified"
from
  "product"
where
  "code_key" = ?
order by
  "code"


-- findByCodes

select
  "code",
  "family",
  "fmsi",
  "position",
  "detail_en",
  "detail_es",
  "certified"
from
  "product"
where
  "product"."code" in (
    select
      value
    from
      json_each(?)
  )


-- findWithFits

select
  "p"."code",
  "p"."family",
  "p"."fmsi",
  "p"."position",
  "p"."detail_en",
  "p"."detail_es",
  "p"."certified",
  "maker",
  "model",
  "year_from",
  "year_to",
  (
    select
      count(*) as "count"
    from
      "application"
    where
      "application"."code" = "p"."code"
  ) as "count"
from
  "product" as "p"
  left join "application" as "a" on "a"."id" = (
    select
      min("id") as "first"
    from
      "application"
    where
      "application"."code" = "p"."code"
  )
where
  "p"."code" in (
    select
      value
    from
      json_each(?)
  )


-- measuresOf

select
  code,
  "outer_diameter" as "outerDiameter",
  "hat_diameter" as "hatDiameter",
  "centre_bore" as "centerBore",
  "bolt_circle" as "boltCircle",
  "height" as "height",
  "thickness" as "thickness",
  "min_thickness" as "minThickness",
  "flange" as "flange",
  "holes" as "holes"
from
  "brake_rotors"
where
  "code" in (
    select
      value
    from
      json_each(?)
  )


-- familyRow

select
  "code" as "code",
  "drawing" as "drawing",
  "position" as "position",
  "disc" as "disc",
  "outer_diameter" as "outerDiameter",
  "hat_diameter" as "hatDiameter",
  "centre_bore" as "centerBore",
  "bolt_circle" as "boltCircle",
  "height" as "height",
  "thickness" as "thickness",
  "min_thickness" as "minThickness",
  "flange" as "flange",
  "holes" as "holes"
from
  "brake_rotors"
where
  code = ?
