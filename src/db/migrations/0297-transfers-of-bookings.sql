-- no transaction
create index concurrently if not exists transfer_of_booking on transfer (booking_id) where booking_id is not null;
