create table depot (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z]{3}$'),
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  -- Also the country whose VAT a short hire bears.
  country text not null check (country ~ '^[A-Z]{2}$'),
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  time_zone text not null,
  -- Counter hours as local wall times: the usual week, and seasons of the year that replace it.
  opening_hours jsonb not null,
  -- Country and region of the public holidays on which the counter is closed, such as DE-HH.
  holiday_region text not null,
  -- With a key box, pick-up and return are possible at any time.
  key_box boolean not null default false,
  facilities text[] not null default '{}',
  lead_time_minutes int not null default 60 check (lead_time_minutes >= 0),
  phone text not null,
  email text not null,
  status text not null default 'active' check (status in ('active', 'closed')),
  created_at timestamptz not null default now(),
  version int not null default 1
);

-- Dated exceptions: hours is null on closed days.
create table depot_exception (
  id uuid primary key default gen_random_uuid(),
  depot_id uuid not null references depot on delete cascade,
  starts_on date not null,
  ends_on date not null,
  hours jsonb,
  reason text,
  check (starts_on <= ends_on)
);
create index depot_exception_of_depot on depot_exception (depot_id, ends_on);
