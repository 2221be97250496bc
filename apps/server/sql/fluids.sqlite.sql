-- all

select
  *
from
  "brake_fluids"
order by
  "fluid",
  "volume"


-- bottles

select
  *
from
  "brake_fluid_bottles"
where
  "code" = ?
order by
  "reference" desc
