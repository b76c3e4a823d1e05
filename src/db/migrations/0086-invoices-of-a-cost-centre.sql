-- no transaction
create index concurrently if not exists invoice_of_cost_centre
  on invoice (business_unit_id, cost_centre, issued_at, id) where cost_centre is not null;
