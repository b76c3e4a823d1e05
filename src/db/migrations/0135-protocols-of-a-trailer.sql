-- no transaction
create unique index concurrently if not exists handover_of_trailer_and_kind
  on handover (booking_id, kind, trailer_id, dispute) nulls not distinct;
