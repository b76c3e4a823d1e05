-- Orders of the console's lists beside their usual ones. Names of companies lead to their rows by the indexes there are.
create index customer_order_by_sum on customer_order (net_cents, id);
create index booking_by_end on booking (ends_at, id);
create index booking_of_status_by_end on booking (status, ends_at, id);
