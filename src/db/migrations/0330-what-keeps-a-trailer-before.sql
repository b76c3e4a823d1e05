-- no transaction
create index concurrently if not exists booking_keeps_trailer on booking (trailer_id, starts_at) include (ends_at, id, status)
  where status in ('reserved', 'onRent', 'returnAnnounced');
