-- no transaction
create index concurrently if not exists customer_order_billed_here on customer_order (business_unit_id)
  where billing = 'internal' and status in ('pendingApproval', 'placed', 'confirmed', 'active');
