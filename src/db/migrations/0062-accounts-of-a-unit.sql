-- no transaction
create index concurrently if not exists invoice_account_listed
  on invoice_account (business_unit_id, status, invoice_id);
