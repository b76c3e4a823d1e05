-- Ends of the numbers under which announced returns are known, such as R-26-000042.
create sequence return_number;

-- The number of the announcement that counts now; those that were announced together share it.
alter table booking add column return_reference text;

-- What a mail was about, so that the history of an order or a booking can show it.
alter table sent_mail add column order_id uuid references customer_order;
alter table sent_mail add column booking_id uuid references booking;
create index sent_mail_about_order on sent_mail (order_id, created_at) where order_id is not null;
create index sent_mail_about_booking on sent_mail (booking_id, created_at) where booking_id is not null;
