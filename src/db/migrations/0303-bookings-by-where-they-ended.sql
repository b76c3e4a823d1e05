-- no transaction
create index concurrently if not exists booking_returned_to_depot on booking (returned_depot_id, ends_at, id)
  where returned_depot_id is not null and status not in ('cancelled', 'noShow');
