-- no transaction
-- What was booked in a month, of all units.
create index concurrently if not exists payment_booked on payment (booked_on, id);
