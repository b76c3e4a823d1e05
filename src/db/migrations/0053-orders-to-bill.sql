-- no transaction
create index concurrently if not exists customer_order_to_bill on customer_order (billing_due_on, id)
  where billing_due_on is not null;
