-- The only truth about availability: a stretch of time in which a trailer is not free.

create extension if not exists btree_gist;

create table allocation (
  trailer_id uuid not null references trailer,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('hold', 'rental', 'workshop')),
  -- A rental ends when the turnaround after it ends.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Of a rental.
  booking_id uuid unique references booking,
  -- Of a hold.
  business_unit_id uuid references business_unit,
  user_id uuid references user_account,
  cart_item_id uuid references cart_item on delete set null,
  expires_at timestamptz,
  renewed boolean not null default false,
  -- Of a workshop period.
  note text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (trailer_id, id),
  constraint allocation_period check (starts_at < ends_at),
  constraint allocation_rental_has_booking check ((kind = 'rental') = (booking_id is not null)),
  constraint allocation_hold_expires check ((kind = 'hold') = (expires_at is not null)),
  constraint allocation_hold_has_owner check (kind <> 'hold' or (business_unit_id is not null and user_id is not null)),
  constraint allocation_no_overlap exclude using gist (trailer_id with =, tstzrange(starts_at, ends_at) with &&)
);
-- The search probes the last allocation that starts before a time, stepping over expired holds.
create index allocation_probe on allocation (trailer_id, starts_at desc) include (ends_at, expires_at);
create index allocation_holds on allocation (expires_at) where kind = 'hold';
create index allocation_holds_of_unit on allocation (business_unit_id, user_id) where kind = 'hold';
create index allocation_of_cart_item on allocation (cart_item_id) where cart_item_id is not null;

-- Holds that ran out unused: who lets one trailer lapse twice has to wait before holding it again.
create table hold_lapse (
  trailer_id uuid not null references trailer,
  id uuid not null default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  lapsed_at timestamptz not null,
  primary key (trailer_id, id)
);
create index hold_lapse_recent on hold_lapse (trailer_id, business_unit_id, lapsed_at);
create index hold_lapse_by_age on hold_lapse (lapsed_at);
