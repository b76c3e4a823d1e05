-- no transaction
create index concurrently if not exists booking_search on booking
  using gin (search_words(driver_name, driver_phone, reverse(driver_phone)));
