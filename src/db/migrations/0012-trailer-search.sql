-- The search walks the fleet in groups of equal price and distance, or in the order of a column.
create index trailer_in_group on trailer (depot_id, type, price_class, number) where status <> 'retired';
create index trailer_of_price_class on trailer (type, price_class) where status <> 'retired';
create index trailer_by_payload on trailer (payload_kg desc, number) where status <> 'retired';
create index trailer_by_age on trailer (first_registered_on desc, number) where status <> 'retired';
