-- Trailers that are brought to another depot. Its times are those of the allocation with the same id, as long as there is one.
create table transfer (
  id uuid primary key,
  trailer_id uuid not null references trailer,
  from_depot_id uuid not null references depot,
  to_depot_id uuid not null references depot,
  status text not null default 'planned' check (status in ('planned', 'underway', 'arrived', 'cancelled')),
  -- As it was planned.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text check (length(reason) between 1 and 200),
  departed_at timestamptz,
  arrived_at timestamptz,
  created_at timestamptz not null,
  version bigint not null default 1,
  constraint transfer_moves check (from_depot_id <> to_depot_id and starts_at < ends_at),
  constraint transfer_arrived check ((status = 'arrived') = (arrived_at is not null))
);
-- One at a time.
create unique index transfer_open on transfer (trailer_id) where status in ('planned', 'underway');
create index transfer_of_trailer on transfer (trailer_id, created_at);
create index transfer_from_depot on transfer (from_depot_id);
create index transfer_to_depot on transfer (to_depot_id);
