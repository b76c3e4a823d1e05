-- no transaction
create index concurrently if not exists invoice_listed on invoice (business_unit_id, issued_at, id);
