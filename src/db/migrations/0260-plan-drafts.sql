-- What somebody tries out on the planning board before it happens. A draft blocks nothing.
create table plan_draft (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  origin text not null check (origin in ('hand', 'repack', 'ripple')),
  status text not null default 'open' check (status in ('open', 'applied', 'discarded')),
  -- The plan that this one takes back.
  undo_of uuid references plan_draft,
  created_at timestamptz not null,
  created_by uuid not null references user_account,
  ended_at timestamptz,
  ended_by uuid references user_account,
  version bigint not null default 1,
  constraint plan_draft_end check ((status = 'open') = (ended_at is null) and (ended_at is null) = (ended_by is null))
);
create index plan_draft_by_age on plan_draft (created_at desc, id);
create index plan_draft_created_by on plan_draft (created_by);
create index plan_draft_ended_by on plan_draft (ended_by);
create unique index plan_draft_undone on plan_draft (undo_of) where status <> 'discarded';

create table plan_change (
  draft_id uuid not null references plan_draft on delete cascade,
  position bigint not null check (position >= 0),
  kind text not null check (kind in ('move', 'workshop', 'drop')),
  -- Whose rental is moved; the stay in the workshop that is dropped, or that was made of a new one.
  booking_id uuid references booking,
  allocation_id uuid,
  -- The version of the rental or the stay that was seen.
  base_version bigint,
  base_trailer_id uuid references trailer,
  trailer_id uuid not null references trailer,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text check (length(note) between 1 and 500),
  primary key (draft_id, position),
  constraint plan_change_period check (starts_at < ends_at),
  constraint plan_change_base check ((kind = 'workshop') = (base_version is null)),
  constraint plan_change_move check (
    (kind = 'move') = (base_trailer_id is not null) and (kind = 'move') = (booking_id is not null)
  )
);
create unique index plan_change_of_booking on plan_change (booking_id, draft_id) where booking_id is not null;
create index plan_change_trailer on plan_change (trailer_id);
create index plan_change_base_trailer on plan_change (base_trailer_id) where base_trailer_id is not null;
