-- no transaction
create index concurrently if not exists trailer_vin_end on trailer (reverse(vin) text_pattern_ops);
