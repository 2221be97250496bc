-- image

select
  "hash",
  "bytes",
  "width",
  "height"
from
  "image"
where
  "name" = ?


-- pictures

select
  "name",
  "hash",
  "width",
  "height"
from
  "image"
where
  "image"."name" in (
    select
      value
    from
      json_each(?)
  )


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
  "nombre" = ?
  and "state" > ?
order by
  "id" desc
limit
  ?


-- banners

select
  "id",
  "nombre" as "name",
  "kind"
from
  "file"
where
  "kind" in (?, ?)
  and "state" = ?
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
  "id" = ?
  and "nombre" = ?


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
  "kind" = ?
  and "state" = ?
order by
  "id" desc
limit
  ?


-- referred

select
  "hash"
from
  "file"
where
  "hash" in (?)
union
select
  "hash"
from
  "image"
where
  "hash" in (?)


-- lock


-- find

select
  *
from
  "file"
where
  "id" = ?


-- replacedBy

select
  "id",
  "nombre",
  "picture"
from
  "file"
where
  "state" > ?


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
  (?, ?, ?, ?, ?, ?, ?)
returning
  "id"


-- unassigned

select
  *
from
  "file"
where
  "kind" = ?
  and "state" = ?
  and "picture" is null
order by
  "id"


-- setState

update "file"
set
  "state" = ?
where
  "id" = ?


-- picture

select
  "hash",
  "bytes",
  "width",
  "height"
from
  "image"
where
  "name" = ?


-- hashesOf

select
  "name",
  "hash"
from
  "image"
where
  "name" in (?)


-- putPicture

insert into
  "image" ("name", "hash", "bytes", "width", "height")
values
  (?, ?, ?, ?, ?)
on conflict ("name") do update
set
  "hash" = ?,
  "bytes" = ?,
  "width" = ?,
  "height" = ?

insert into
  "table_revision" ("table_name", "revision")
values
  (?, ?)
on conflict ("table_name") do update
set
  "revision" = "table_revision"."revision" + ?

insert into
  "product_date" ("code", "changed_at")
values
  (?, ?)
on conflict ("code") do update
set
  "changed_at" = excluded."changed_at"


-- removePicture

delete from "image"
where
  "name" = ?

insert into
  "table_revision" ("table_name", "revision")
values
  (?, ?)
on conflict ("table_name") do update
set
  "revision" = "table_revision"."revision" + ?

insert into
  "product_date" ("code", "changed_at")
values
  (?, ?)
on conflict ("code") do update
set
  "changed_at" = excluded."changed_at"
