-- countProductsWithout

select
  count(*) as products
from
  product p
where
  not exists (
    select
      1
    from
      image i
    where
      i.name = p.code
  )

select
  count(*) as products
from
  product p
where
  not exists (
    select
      1
    from
      price
    where
      price.code = p.code
      and price.from_day <= ? ->> price.warehouse
  )

select
  count(*) as products
from
  product p
where
  (
    (
      p.family = 'brake_pads'
      and not exists (
        select
          1
        from
          "brake_pads" d
        where
          d.code = p.code
          and (
            d."length_1" is not null
            or d."width_1" is not null
            or d."thickness_1" is not null
            or d."length_2" is not null
            or d."width_2" is not null
            or d."thickness_2" is not null
          )
      )
    )
    or (
      p.family = 'brake_shoes'
      and not exists (
        select
          1
        from
          "brake_shoes" d
        where
          d.code = p.code
          and (
            d."arc_length_1" is not null
            or d."width_1" is not null
            or d."thickness_1_1" is not null
            or d."thickness_1_2" is not null
            or d."arc_length_2" is not null
            or d."width_2" is not null
            or d."thickness_2_1" is not null
            or d."thickness_2_2" is not null
            or d."drum_diameter" is not null
            or d."drum_width" is not null
          )
      )
    )
    or (
      p.family = 'brake_lining'
      and not exists (
        select
          1
        from
          "brake_lining" d
        where
          d.code = p.code
          and (
            d."width" is not null
            or d."length" is not null
            or d."thickness" is not null
          )
      )
    )
    or (
      p.family = 'brake_rotors'
      and not exists (
        select
          1
        from
          "brake_rotors" d
        where
          d.code = p.code
          and (
            d."outer_diameter" is not null
            or d."hat_diameter" is not null
            or d."centre_bore" is not null
            or d."bolt_circle" is not null
            or d."height" is not null
            or d."thickness" is not null
            or d."min_thickness" is not null
            or d."flange" is not null
          )
      )
    )
    or (
      p.family = 'brake_drums'
      and not exists (
        select
          1
        from
          "brake_drums" d
        where
          d.code = p.code
          and (
            d."drum_diameter" is not null
            or d."max_diameter" is not null
            or d."drum_width" is not null
            or d."height" is not null
            or d."centre_bore" is not null
            or d."bolt_circle" is not null
            or d."outer_diameter" is not null
          )
      )
    )
    or (
      p.family = 'wheel_cylinders'
      and not exists (
        select
          1
        from
          "wheel_cylinders" d
        where
          d.code = p.code
          and (
            d."size_mm" is not null
            or d."length" is not null
          )
      )
    )
    or (
      p.family = 'master_cylinders'
      and not exists (
        select
          1
        from
          "master_cylinders" d
        where
          d.code = p.code
          and (
            d."bore_mm" is not null
            or d."primary" is not null
            or d."secondary" is not null
          )
      )
    )
    or (
      p.family = 'pistons'
      and not exists (
        select
          1
        from
          "pistons" d
        where
          d.code = p.code
          and (
            d."outer_diameter" is not null
            or d."height" is not null
            or d."inner_diameter" is not null
          )
      )
    )
  )


-- productsWithout

select
  p.code,
  p.family,
  p.detail_en as "detailEn",
  p.detail_es as "detailEs"
from
  product p
where
  p.code > ?
  and not exists (
    select
      1
    from
      image i
    where
      i.name = p.code
  )
order by
  p.code
limit
  ?


-- countPendingAmendments

select
  count(*) as "pending"
from
  "amendment"
where
  "status" = ?
