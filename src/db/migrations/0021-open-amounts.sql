-- What has been received for an order, gross: one that was paid and has grown since is open for the rest.
alter table customer_order add column paid_cents bigint not null default 0
  constraint customer_order_paid_amount check (paid_cents >= 0);
update customer_order set paid_cents = gross_cents where payment_status = 'paid';

drop index customer_order_open;
create index customer_order_open on customer_order (business_unit_id) include (net_cents, gross_cents, paid_cents)
  where status in ('pendingApproval', 'placed', 'confirmed', 'active') and payment_status <> 'paid';
drop index customer_order_unpaid;
create index customer_order_unpaid on customer_order (payment_due_on) include (gross_cents, paid_cents)
  where payment_status in ('awaitingTransfer', 'overdue') and status in ('placed', 'confirmed', 'active', 'completed');
