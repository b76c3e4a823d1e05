-- What a customer asks the desk for, where a rental can only go on if somebody of ours moves others: one wish a booking at a time.
create table extension_request (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  booking_id uuid not null references booking,
  -- The end of the booking when it was asked. A booking that ends otherwise by now has outlived the wish.
  previous_ends_at timestamptz not null,
  ends_at timestamptz not null,
  note text check (length(note) between 1 and 500),
  state text not null default 'asked' check (state in ('asked', 'agreed', 'declined', 'lapsed')),
  asked_by uuid not null references user_account,
  asked_at timestamptz not null,
  answered_by uuid references user_account,
  answered_at timestamptz,
  -- In the words of the desk, for the customer.
  answer text check (length(answer) between 1 and 500),
  version bigint not null default 1,
  constraint extension_request_goes_on check (ends_at > previous_ends_at),
  constraint extension_request_answered check ((state = 'asked') = (answered_at is null)),
  constraint extension_request_by_desk check (answered_by is not null or state in ('asked', 'lapsed'))
);
create unique index extension_request_waits on extension_request (booking_id) where state = 'asked';
create index extension_request_of_booking on extension_request (booking_id, asked_at desc);
create index extension_request_of_unit on extension_request (business_unit_id);
-- The desk begins with whoever has the least time left.
create index extension_request_next on extension_request (previous_ends_at, id) where state = 'asked';
