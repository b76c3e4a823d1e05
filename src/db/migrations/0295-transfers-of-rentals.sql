-- The rental after which it brings the trailer back to where that left from.
alter table transfer add column booking_id uuid;
alter table transfer add constraint transfer_booking foreign key (booking_id) references booking not valid;

-- The fee for a return elsewhere is kept beside the services of a booking, under a key that no service has.
alter table booking_service drop constraint booking_service_service_key_fkey;
alter table service add constraint service_key_is_free check (key <> 'oneWay') not valid;
