-- no transaction
create index concurrently if not exists trailer_misplaced_since on trailer (misplaced_at, id)
  where misplaced_at is not null;
