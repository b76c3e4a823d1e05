-- no transaction
create index concurrently if not exists address_search on address
  using gin (search_words(first_name, last_name, email, phone, reverse(phone)));
