-- no transaction
create index concurrently if not exists transfer_too_tight on transfer (starts_at, id)
  where too_tight and status in ('planned', 'underway');
