-- no transaction
-- What the change feed tells a stay by: the primary key has a generated column, which it does not know.
create unique index concurrently if not exists trailer_stay_begins on trailer_stay (trailer_id, starts_at);
