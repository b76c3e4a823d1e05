-- no transaction
create unique index concurrently if not exists allocation_of_booking on allocation (booking_id, trailer_id)
  where booking_id is not null;
