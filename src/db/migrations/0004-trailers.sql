-- The fleet. Tables that belong to one trailer have keys that start with trailer_id, so that they can be
-- distributed by it.

-- Generated columns need an immutable expression, and unnesting is not one.
create function jsonb_smallints(list jsonb) returns smallint[] language sql immutable parallel safe
  return (select coalesce(array_agg(value::smallint), '{}') from jsonb_array_elements_text(coalesce(list, '[]')));

create table trailer (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  plate text not null unique,
  vin text not null unique check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  type text not null,
  sub_type text not null,
  price_class text not null,
  depot_id uuid not null references depot,
  status text not null default 'active' check (status in ('active', 'workshop', 'retired')),
  make text not null,
  model text not null,
  first_registered_on date not null,
  year smallint not null generated always as (extract(year from first_registered_on)::smallint) stored,
  axles smallint not null check (axles between 1 and 5),
  lift_axle boolean not null default false,
  tare_kg int not null check (tare_kg > 0),
  payload_kg int not null check (payload_kg > 0),
  inner_length_mm int,
  inner_width_mm int,
  inner_height_mm int,
  -- With double-deck beams in use, the second figure.
  euro_pallets smallint,
  euro_pallets_double smallint,
  volume_m3 smallint,
  tail_lift_kg int,
  telematics text not null default 'none' check (telematics in ('none', 'gps', 'full')),
  -- What only some types have. The search filters on these, so they are also columns.
  facts jsonb not null default '{}',
  xl_certificate boolean not null generated always as (coalesce((facts ->> 'xlCertificate')::boolean, false)) stored,
  atp_class text generated always as (facts ->> 'atpClass') stored,
  roof text generated always as (facts ->> 'roof') stored,
  doors text generated always as (facts ->> 'doors') stored,
  container_lengths smallint[] not null generated always as (jsonb_smallints(facts -> 'containerLengths')) stored,
  most_pallets smallint generated always as (greatest(euro_pallets, euro_pallets_double)) stored,
  search_words tsvector not null generated always as (
    to_tsvector('simple', number || ' ' || plate || ' ' || make || ' ' || model)
  ) stored,
  -- The earliest end among its certificates, kept by a trigger: the search reads it for every candidate.
  certified_until date,
  created_at timestamptz not null default now(),
  version int not null default 1
);
create index trailer_at_depot on trailer (depot_id, type, sub_type) where status <> 'retired';
create index trailer_of_type on trailer (type, sub_type, id) where status <> 'retired';
create index trailer_search_words on trailer using gin (search_words);
create index trailer_certified_until on trailer (certified_until) where status <> 'retired';

create table certificate (
  trailer_id uuid not null references trailer on delete cascade,
  kind text not null check (kind in ('hu', 'sp', 'atp', 'xl', 'adr', 'thermo', 'gmp', 'tailLift')),
  issued_on date,
  valid_until date not null,
  reference text,
  version int not null default 1,
  primary key (trailer_id, kind)
);

create function keep_certified_until() returns trigger language plpgsql as $$
begin
  update trailer
  set certified_until = (select min(valid_until) from certificate where trailer_id = trailer.id)
  where id = coalesce(new.trailer_id, old.trailer_id);
  return null;
end $$;
create trigger certificate_ends after insert or update or delete on certificate
  for each row execute function keep_certified_until();

create table trailer_image (
  trailer_id uuid not null references trailer on delete cascade,
  id uuid not null default gen_random_uuid(),
  position smallint not null,
  -- Where the file lies in the storage, never a path that a user chose.
  path text not null,
  width int not null,
  height int not null,
  primary key (trailer_id, id),
  -- Deferred, so that one update can put the pictures into another order.
  constraint trailer_image_position_unique unique (trailer_id, position) deferrable initially deferred
);

create table trailer_document (
  trailer_id uuid not null references trailer on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('registration', 'huReport', 'spReport', 'atp', 'insurance', 'xl')),
  path text not null,
  bytes int not null,
  sha256 bytea not null,
  created_at timestamptz not null default now(),
  primary key (trailer_id, id)
);

-- What telematics reports.
create table trailer_position (
  trailer_id uuid not null references trailer on delete cascade,
  recorded_at timestamptz not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  speed_kmh smallint,
  heading_degrees smallint,
  mileage_km int,
  primary key (trailer_id, recorded_at)
);
