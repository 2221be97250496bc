-- search

select
  code,
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
  "holes" as "holes",
  () / 0 as deviation
from
  "brake_rotors"
where
order by
  deviation,
  code
limit
  ?
