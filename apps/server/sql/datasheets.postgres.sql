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
      case
        when num_nonnulls (
          "month_from",
          "month_to",
          "drive",
          "wheel_size",
          "brake_system",
          "abs",
          "wear_sensor",
          "rear_brake",
          "quantity",
          "note_en",
          "note_es"
        ) = 0 then json_build_object(
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
        else (
          jsonb_build_object(
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
          ) || jsonb_strip_nulls(
            jsonb_build_object(
              'MONTH_FROM',
              "month_from",
              'MONTH_TO',
              "month_to",
              'DRIVE',
              "drive",
              'WHEEL_SIZE',
              "wheel_size",
              'BRAKE_SYSTEM',
              "brake_system",
              'ABS',
              "abs",
              'WEAR_SENSOR',
              "wear_sensor",
              'REAR_BRAKE',
              "rear_brake",
              'QTY_VEHICLE',
              "quantity",
              'NOTE_EN',
              "note_en",
              'NOTE_ES',
              "note_es"
            )
          )
        )::json
      end
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
