-- A trailer that was out was exchanged for another: the booking had the old one until then, and has the new one since.
create table booking_exchange (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  booking_id uuid not null,
  old_trailer_id uuid not null references trailer,
  new_trailer_id uuid not null references trailer,
  at timestamptz not null,
  -- What becomes of the old one: it is due at its depot, or in the workshop, until a time.
  fate text not null check (fate in ('depot', 'workshop')),
  until timestamptz not null,
  -- When its return was signed.
  returned_at timestamptz,
  created_by uuid not null references user_account,
  check (old_trailer_id <> new_trailer_id),
  check (at < until),
  -- A booking does not get a trailer back that it has given away: protocols are told apart by their trailers.
  constraint booking_exchange_once unique (booking_id, old_trailer_id),
  constraint booking_exchange_taken_once unique (booking_id, new_trailer_id),
  foreign key (business_unit_id, booking_id) references booking (business_unit_id, id)
);
create index booking_exchange_out on booking_exchange (old_trailer_id) where returned_at is null;
