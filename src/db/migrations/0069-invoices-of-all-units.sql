-- no transaction
create index concurrently if not exists invoice_issued on invoice (issued_at, id);
