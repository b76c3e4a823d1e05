-- no transaction
-- Between rentals that end elsewhere a trailer may be brought back more than once.
drop index concurrently if exists transfer_open;
