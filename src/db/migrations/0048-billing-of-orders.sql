-- Which orders the shop bills itself: those that were placed before it could are billed elsewhere, as they were.
alter table customer_order
  add column billing text not null default 'external',
  -- From this day on the run looks at the order.
  add column billing_due_on date,
  -- When its money was there, by the operator's calendar.
  add column paid_on date;
alter table customer_order
  add constraint customer_order_billing check (billing in ('internal', 'external')) not valid,
  add constraint customer_order_billed_here check (billing = 'internal' or billing_due_on is null) not valid;
