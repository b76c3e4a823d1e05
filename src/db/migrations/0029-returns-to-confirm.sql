-- A return that the customer signed alone at a staffed depot: the customer's time ends here, the rental with its confirmation.
alter table booking add column handed_back_at timestamptz;
create index booking_to_confirm on booking (handed_back_at, id)
  where handed_back_at is not null and status in ('onRent', 'returnAnnounced');

-- How often the depot's code of a day was tried for a booking.
create table depot_code_try (
  booking_id uuid not null references booking,
  day date not null,
  tries int not null,
  primary key (booking_id, day)
);
