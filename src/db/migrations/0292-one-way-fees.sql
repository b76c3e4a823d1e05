-- What it costs to bring a trailer back to another depot. A rule without a depot or type is for all of them; the one that says
-- most counts. They belong to a price list and are final with it.
create table one_way_fee (
  id uuid primary key default gen_random_uuid(),
  price_list_id uuid not null references price_list on delete cascade,
  from_depot_id uuid references depot,
  to_depot_id uuid references depot,
  trailer_type text,
  base_cents bigint not null check (base_cents >= 0),
  per_km_cents bigint not null check (per_km_cents >= 0),
  least_cents bigint not null check (least_cents >= 0),
  most_cents bigint check (most_cents >= least_cents),
  -- So many a calendar month at most, counted where they leave.
  monthly_quota bigint check (monthly_quota >= 0),
  closed boolean not null default false,
  constraint one_way_fee_lane unique nulls not distinct (price_list_id, from_depot_id, to_depot_id, trailer_type),
  constraint one_way_fee_leads_elsewhere check (from_depot_id <> to_depot_id)
);
create index one_way_fee_from on one_way_fee (from_depot_id);
create index one_way_fee_to on one_way_fee (to_depot_id);

-- The way between two depots where somebody knows it better than the line between them.
create table depot_distance (
  from_depot_id uuid not null references depot,
  to_depot_id uuid not null references depot,
  km bigint not null check (km between 1 and 10000),
  minutes bigint not null check (minutes between 1 and 20000),
  primary key (from_depot_id, to_depot_id),
  constraint depot_distance_leads_elsewhere check (from_depot_id <> to_depot_id)
);
create index depot_distance_to on depot_distance (to_depot_id);
