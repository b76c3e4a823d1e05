-- no transaction
create index concurrently if not exists transfer_on_its_way on transfer (trailer_id) where status in ('planned', 'underway');
