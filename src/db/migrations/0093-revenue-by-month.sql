-- no transaction
create index concurrently if not exists invoice_revenue on invoice (issued_on) include (kind, net_cents)
  where tax_class <> 'claim';
