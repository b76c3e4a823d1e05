-- no transaction
create index concurrently if not exists booking_by_next on booking (next_handover(status, starts_at, ends_at), id);
