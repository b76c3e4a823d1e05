-- no transaction
create index concurrently if not exists trailer_stay_of_movers on trailer_stay (depot_id, starts_at, ends_at) include (trailer_id)
  where moves;
