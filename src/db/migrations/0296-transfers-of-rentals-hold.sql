alter table transfer validate constraint transfer_booking;
alter table service validate constraint service_key_is_free;
