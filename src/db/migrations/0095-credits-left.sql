-- no transaction
create index concurrently if not exists invoice_account_credit on invoice_account (invoice_id)
  where open_cents > 0 and due_on is null;
