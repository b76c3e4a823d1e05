-- no transaction
create index concurrently if not exists invoice_search on invoice using gin (search_words(number, po_number));
