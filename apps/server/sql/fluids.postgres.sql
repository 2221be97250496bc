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
  "fluid" = $1
  and "volume" = $2


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
  "code" = $1
order by
  "reference" desc
