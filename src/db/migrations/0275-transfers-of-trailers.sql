-- no transaction
create index concurrently if not exists allocation_transfers on allocation (trailer_id, starts_at)
  where kind = 'transfer';
