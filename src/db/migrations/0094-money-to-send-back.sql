-- no transaction
create index concurrently if not exists payment_unused_of_order on payment (order_id)
  where unused_cents > 0 and order_id is not null;
