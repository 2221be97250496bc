-- rows

select
  "code" as "code",
  "position" as "position",
  "piston_diameter" as "pistonDiameter",
  "pistons" as "pistons",
  "piston_code" as "pistonCode",
  "contents" as "contents",
  "box_quantity" as "boxQuantity"
from
  "caliper_kits"
order by
  code
