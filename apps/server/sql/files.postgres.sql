-- image

select
  "hash",
  "bytes",
  "width",
  "height"
from
  "image"
where
  "name" = $1


-- pictures

select
  "name",
  "hash",
  "width",
  "height"
from
  "image"
where
  "image"."name" = any ($1::text[])


-- file

select
  "hash",
  "bytes",
  "mime",
  "kind",
  "state"
from
  "file"
where
  "nombre" = $1
  and "state" > $2
order by
  "id" desc
limit
  $3


-- banners

select
  "id",
  "nombre" as "name",
  "kind"
from
  "file"
where
  "kind" in ($1, $2)
  and "state" = $3
order by
  "id"


-- version

select
  "hash",
  "bytes",
  "mime",
  "kind",
  "state"
from
  "file"
where
  "id" = $1
  and "nombre" = $2


-- all

select
  "id",
  "nombre" as "name",
  "kind",
  "state"
from
  "file"
order by
  "id" desc


-- newestPdf

select
  "nombre" as "name"
from
  "file"
where
  "kind" = $1
  and "state" = $2
order by
  "id" desc
limit
  $3


-- referred

select
  "hash"
from
  "file"
where
  "hash" in ($1)
union
select
  "hash"
from
  "image"
where
  "hash" in ($2)


-- lock

select
  pg_advisory_xact_lock($1)


-- find

select
  *
from
  "file"
where
  "id" = $1


-- replacedBy

select
  "id",
  "nombre",
  "picture"
from
  "file"
where
  "state" > $1


-- insert

insert into
  "file" (
    "kind",
    "state",
    "hash",
    "bytes",
    "mime",
    "created_at",
    "nombre"
  )
values
  ($1, $2, $3, $4, $5, $6, $7)
returning
  "id"


-- unassigned

select
  *
from
  "file"
where
  "kind" = $1
  and "state" = $2
  and "picture" is null
order by
  "id"


-- setState

update "file"
set
  "state" = $1
where
  "id" = $2


-- picture

select
  "hash",
  "bytes",
  "width",
  "height"
from
  "image"
where
  "name" = $1


-- hashesOf

select
  "name",
  "hash"
from
  "image"
where
  "name" in ($1)


-- putPicture

insert into
  "image" ("name", "hash", "bytes", "width", "height")
values
  ($1, $2, $3, $4, $5)
on conflict ("name") do update
set
  "hash" = $6,
  "bytes" = $7,
  "width" = $8,
  "height" = $9

insert into
  "table_revision" ("table_name", "revision")
values
  ($1, $2)
on conflict ("table_name") do update
set
  "revision" = "table_revision"."revision" + $3

insert into
  "product_date" ("code", "changed_at")
values
  ($1, $2)
on conflict ("code") do update
set
  "changed_at" = excluded."changed_at"


-- removePicture

delete from "image"
where
  "name" = $1

insert into
  "table_revision" ("table_name", "revision")
values
  ($1, $2)
on conflict ("table_name") do update
set
  "revision" = "table_revision"."revision" + $3

insert into
  "product_date" ("code", "changed_at")
values
  ($1, $2)
on conflict ("code") do update
set
  "changed_at" = excluded."changed_at"
