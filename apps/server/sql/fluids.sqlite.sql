-- named

select
  "code",
  "fluid",
  "volume"
from
  "brake_fluids"
order by
  "fluid",
  "volume"


-- find

select
  *
from
  "brake_fluids"
where
  "fluid" = ?
  and "volume" = ?


-- volumes

select
  "code",
  "fluid",
  "volume"
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
