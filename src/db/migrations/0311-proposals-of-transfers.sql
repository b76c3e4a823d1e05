-- What bringing a trailer to another depot is reckoned to cost.
alter table transfer add column cost_cents bigint check (cost_cents >= 0);

-- Transfers that somebody may plan, as they were last found. Those that somebody did not want are kept for a while, so that they are
-- not found again.
create table transfer_proposal (
  id uuid primary key default gen_random_uuid(),
  trailer_id uuid not null references trailer on delete cascade,
  type text not null,
  from_depot_id uuid not null references depot,
  to_depot_id uuid not null references depot,
  km bigint not null check (km > 0),
  cost_cents bigint not null check (cost_cents >= 0),
  -- The day on which it is missing there.
  short_on date not null,
  created_at timestamptz not null,
  dismissed_at timestamptz,
  dismissed_reason text check (length(dismissed_reason) between 1 and 500),
  constraint transfer_proposal_moves check (from_depot_id <> to_depot_id),
  constraint transfer_proposal_dismissed check ((dismissed_at is null) = (dismissed_reason is null))
);
create unique index transfer_proposal_open on transfer_proposal (trailer_id) where dismissed_at is null;
create index transfer_proposal_of_trailer on transfer_proposal (trailer_id);
create index transfer_proposal_from on transfer_proposal (from_depot_id);
create index transfer_proposal_to on transfer_proposal (to_depot_id);

-- What depots were short of when that was last reckoned.
create table depot_shortage (
  depot_id uuid not null references depot on delete cascade,
  type text not null,
  missing bigint not null check (missing > 0),
  first_on date not null,
  primary key (depot_id, type)
);
