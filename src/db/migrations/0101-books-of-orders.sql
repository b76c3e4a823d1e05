-- no transaction
create index concurrently if not exists customer_order_search on customer_order
  using gin (search_words(po_number, cost_centre));
