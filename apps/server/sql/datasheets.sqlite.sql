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
    json(
      case
        when coalesce(
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
        ) is null then json_object(
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
        else json_patch(
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
          ),
          json_object(
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
      end
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
      "observation",
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
