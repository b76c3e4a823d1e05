-- no transaction
create index concurrently if not exists trailer_incomplete on trailer (number)
  where certified_until is null or not is_price_class_of(type, price_class);
