-- no transaction
create index concurrently if not exists dispute_to_answer on dispute (opened_at, id) where decided_at is null;
