-- no transaction
create index concurrently if not exists booking_returning_to_depot on booking (return_depot_id, ends_at, id)
  where return_depot_id is not null and status not in ('cancelled', 'noShow');
