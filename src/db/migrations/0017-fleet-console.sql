-- The operator's lists of the fleet: each order and each filter has an index that also covers retired trailers.
create index trailer_newest on trailer (created_at desc, id);
-- As a number, because the key of a page is never null.
create index trailer_by_certificate on trailer ((coalesce(certified_until, date '9999-12-31') - date '2000-01-01'), id);
create index trailer_of_depot_by_number on trailer (depot_id, number);
create index trailer_of_type_by_number on trailer (type, number);
create index trailer_of_status_by_number on trailer (status, number);

-- Words for those who cannot see the picture; without them the trailer is named.
alter table trailer_image add column alt text;

-- That somebody was told about the end of a certificate: once for each of its ends and each distance from it.
create table certificate_reminder (
  trailer_id uuid not null references trailer on delete cascade,
  kind text not null,
  valid_until date not null,
  days_ahead smallint not null check (days_ahead >= 0),
  reminded_at timestamptz not null,
  primary key (trailer_id, kind, valid_until, days_ahead)
);
create index certificate_by_end on certificate (valid_until, trailer_id, kind);

-- Names and texts by language that the operator has given; where there are none, the message catalogues have them.
alter table service add column names jsonb not null default '{}';
