-- no transaction
create index concurrently if not exists business_unit_phone on business_unit
  using gin (search_words(phone, reverse(phone)));
