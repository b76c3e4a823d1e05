-- no transaction
create index concurrently if not exists booking_one_way_from on booking (depot_id, starts_at)
  where return_depot_id is not null;
